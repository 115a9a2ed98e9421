"""The vocabulary that generated modules write their rules with. Its modules load when the first rule is made."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .containers import Array, Object, Unevaluated
    from .formats import Format
    from .logic import AnyOf, Every, Known, Named, Not, Nullable, OneOf, Tagged, When
    from .own import Base64, Base64Total, MemberOf, Trimmed
    from .rule import Anything, Check, Nothing, Types
    from .scalars import Enum, Integer, Number, String
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from . import containers, formats, logic, own, rule, scalars

        for module in (containers, formats, logic, own, rule, scalars):
            globals().update({each: vars(module)[each] for each in module.__all__ if each in __all__})
        return globals()[name]


__all__ = [
    "AnyOf",
    "Anything",
    "Array",
    "Base64",
    "Base64Total",
    "Check",
    "Enum",
    "Every",
    "Format",
    "Integer",
    "Known",
    "MemberOf",
    "Named",
    "Not",
    "Nothing",
    "Nullable",
    "Number",
    "Object",
    "OneOf",
    "String",
    "Tagged",
    "Trimmed",
    "Types",
    "Unevaluated",
    "When",
]
