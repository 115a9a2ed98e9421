"""The vocabulary that generated modules write their rules with."""

from .containers import Array, Base64, Base64Total, MemberOf, Object, Trimmed, Unevaluated
from .formats import Format
from .rules import (
    AnyOf,
    Anything,
    Check,
    Enum,
    Every,
    Integer,
    Named,
    Not,
    Nothing,
    Nullable,
    Number,
    OneOf,
    String,
    Tagged,
    Types,
    When,
)

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
