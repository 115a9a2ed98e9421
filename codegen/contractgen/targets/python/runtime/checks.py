"""The vocabulary that generated modules write their rules with. Its modules load when the first rule is made."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .applicators import AllOf, AnyOf, IfThenElse, Not, Nullable, OneOf, OpenTagged, Ref, Tagged
    from .check_types import Anything, Check, Nothing, Types
    from .containers import Array, Object, Unevaluated
    from .custom_keywords import Base64, Base64Total, MemberOf, Trimmed
    from .formats import Format
    from .scalars import Enum, Integer, Number, String
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from . import applicators as logic
        from . import check_types as rule
        from . import containers, formats, scalars
        from . import custom_keywords as own

        for module in (containers, formats, logic, own, rule, scalars):
            globals().update({each: vars(module)[each] for each in module.__all__ if each in __all__})
        return globals()[name]


__all__ = [
    "AllOf",
    "AnyOf",
    "Anything",
    "Array",
    "Base64",
    "Base64Total",
    "Check",
    "Enum",
    "Format",
    "IfThenElse",
    "Integer",
    "MemberOf",
    "Not",
    "Nothing",
    "Nullable",
    "Number",
    "Object",
    "OneOf",
    "OpenTagged",
    "Ref",
    "String",
    "Tagged",
    "Trimmed",
    "Types",
    "Unevaluated",
]
