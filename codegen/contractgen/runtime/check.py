"""The vocabulary that generated modules write their rules with."""

from .containers import Array, Object, Unevaluated
from .formats import Format
from .logic import AnyOf, Every, Known, Named, Not, Nullable, OneOf, Tagged, When
from .own import Base64, Base64Total, MemberOf, Trimmed
from .rule import Anything, Check, Nothing, Types
from .scalars import Enum, Integer, Number, String

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
