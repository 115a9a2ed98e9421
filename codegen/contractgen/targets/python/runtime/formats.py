"""The formats that can be asserted, as functions of the standard library only. Values that are no strings always pass."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from .check_types import Typed, refuse
from .problem import At, Findings

__all__ = ["FORMATS", "Format"]


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern of this module, compiled when it is first used: most contracts assert no format."""
    return re.compile(pattern)


DATE = r"(?a)(\d{4})-(\d\d)-(\d\d)"
TIME = r"(?ai)(\d\d):(\d\d):(\d\d)(\.\d+)?(Z|([+-])(\d\d):(\d\d))"
DURATION = (
    r"(?a)P(?:\d+W|(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?"
    r"|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))"
)
UUID = r"(?i)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
JSON_POINTER = r"(?s)(?:/(?:[^~/]|~[01])*)*"
RELATIVE_POINTER = r"(?s)(?:0|[1-9][0-9]*)(?:#|(?:/(?:[^~/]|~[01])*)*)"


def is_date(text: str) -> bool:
    """RFC 3339 full-date."""
    match = compiled(DATE).fullmatch(text)
    if match is None:
        return False
    year, month, day = map(int, match.groups())
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = (31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    return 1 <= month <= 12 and 1 <= day <= days[month - 1]


def is_time(text: str) -> bool:
    """RFC 3339 full-time; a leap second is where UTC has one."""
    match = compiled(TIME).fullmatch(text)
    if match is None:
        return False
    hour, minute, second = int(match[1]), int(match[2]), int(match[3])
    ahead, behind_hour, behind_minute = match[6], int(match[7] or 0), int(match[8] or 0)
    if hour > 23 or minute > 59 or second > 60 or behind_hour > 23 or behind_minute > 59:
        return False
    offset = (behind_hour * 60 + behind_minute) * (-1 if ahead == "+" else 1)
    return second < 60 or (hour * 60 + minute + offset) % 1440 == 1439


def is_date_time(text: str) -> bool:
    """RFC 3339 date-time."""
    return len(text) > 10 and text[10] in "Tt" and is_date(text[:10]) and is_time(text[11:])


def is_ipv4(text: str) -> bool:
    """RFC 2673 dotted quad."""
    parts = text.split(".")
    return len(parts) == 4 and all(re.fullmatch(r"0|[1-9][0-9]{0,2}", part) and int(part) < 256 for part in parts)


def is_ipv6(text: str) -> bool:
    """RFC 4291, without a zone."""
    head, gap, tail = text.partition("::")
    groups = [group for half in (head, tail) for group in (half.split(":") if half else [])]
    if groups and "." in groups[-1] and (tail or not gap):
        if not is_ipv4(groups.pop()):
            return False
        groups += ["0", "0"]
    if not all(re.fullmatch(r"[0-9a-fA-F]{1,4}", group) for group in groups):
        return False
    return len(groups) < 8 if gap else len(groups) == 8


HOST_LABEL = r"(?i)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"


def is_host_label(label: str) -> bool:
    """RFC 1123; a label in punycode has to decode to something that is not ASCII."""
    if not compiled(HOST_LABEL).fullmatch(label) or (label[2:4] == "--" and label[:2].lower() != "xn"):
        return False
    if label[:4].lower() != "xn--":
        return True
    try:
        return not label[4:].encode("ascii").decode("punycode").isascii()
    except UnicodeError:
        return False


def is_hostname(text: str) -> bool:
    """RFC 1123."""
    return 0 < len(text) <= 253 and all(map(is_host_label, text.split(".")))


QUOTED = r'"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"'
ATOMS = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"


def is_email(text: str) -> bool:
    """RFC 5321 mailbox."""
    local, at, domain = text.rpartition("@")
    if not at or not (compiled(ATOMS).fullmatch(local) or compiled(QUOTED).fullmatch(local)) or len(local) > 64:
        return False
    if domain.startswith("[") and domain.endswith("]"):
        inner = domain[1:-1]
        return is_ipv6(inner[5:]) if inner[:5].lower() == "ipv6:" else is_ipv4(inner)
    return is_hostname(domain)


IDN_ATOMS = r"[^\s\x00-\x20\"(),:;<>@\[\\\]\x7f.]+(?:\.[^\s\x00-\x20\"(),:;<>@\[\\\]\x7f.]+)*"


def is_idn_email(text: str) -> bool:
    """RFC 6531 mailbox: letters of any script; the domain is not looked up in the tables of IDNA."""
    local, at, domain = text.rpartition("@")
    if (
        not at
        or not (compiled(IDN_ATOMS).fullmatch(local) or compiled(QUOTED).fullmatch(local))
        or len(local.encode("utf-8", "surrogatepass")) > 64
    ):
        return False
    if domain.isascii():
        return is_email(f"a@{domain}")
    labels = re.split("[.\u3002\uff0e\uff61]", domain)
    return all(
        label
        and not label.startswith("-")
        and not label.endswith("-")
        and not re.search(r"[\x00-\x2c\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]", label)
        for label in labels
    )


UNRESERVED = r"A-Za-z0-9\-._~"
SUB = r"!$&'()*+,;="
PCHAR = rf"(?:[{UNRESERVED}{SUB}:@]|%[0-9A-Fa-f]{{2}})"
AUTHORITY = (
    rf"(?:(?:[{UNRESERVED}{SUB}:]|%[0-9A-Fa-f]{{2}})*@)?(?:\[([^\]]*)\]|((?:[{UNRESERVED}{SUB}]|%[0-9A-Fa-f]{{2}})*))(?::[0-9]*)?"
)
PATH = rf"(?:{PCHAR}|/)*"
QUERY = rf"(?:{PCHAR}|[/?])*"
SCHEME = r"([A-Za-z][A-Za-z0-9+.-]*):"
FUTURE = rf"v[0-9A-Fa-f]+\.[{UNRESERVED}{SUB}:]+"


def is_uri_reference(text: str) -> bool:
    """RFC 3986 URI-reference."""
    scheme = compiled(SCHEME).match(text)
    rest = text[scheme.end() :] if scheme else text
    rest, _, fragment = rest.partition("#")
    rest, _, query = rest.partition("?")
    if not compiled(QUERY).fullmatch(fragment) or not compiled(QUERY).fullmatch(query):
        return False
    if rest.startswith("//"):
        authority, slash, path = rest[2:].partition("/")
        match = compiled(AUTHORITY).fullmatch(authority)
        literal = match[1] if match else None
        if match is None or (literal is not None and not is_ipv6(literal) and not compiled(FUTURE).fullmatch(literal)):
            return False
        return bool(compiled(PATH).fullmatch(slash + path))
    if not scheme and ":" in rest.partition("/")[0]:
        return False
    return bool(compiled(PATH).fullmatch(rest))


def is_uri(text: str) -> bool:
    """RFC 3986 URI."""
    return compiled(SCHEME).match(text) is not None and is_uri_reference(text)


def as_ascii(text: str) -> str | None:
    """An IRI with its letters percent-encoded, outside of brackets; None where it holds what no IRI may."""
    if any("\ud800" <= char <= "\udfff" or "\ue000" <= char <= "\uf8ff" for char in text):
        return None
    return "".join(char if char.isascii() else "".join(f"%{byte:02X}" for byte in char.encode()) for char in text)


def is_iri_reference(text: str) -> bool:
    """RFC 3987 IRI-reference."""
    ascii_text = as_ascii(text)
    return ascii_text is not None and is_uri_reference(ascii_text)


def is_iri(text: str) -> bool:
    """RFC 3987 IRI."""
    ascii_text = as_ascii(text)
    return ascii_text is not None and is_uri(ascii_text)


VARIABLE = r"(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})(?:\.?(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2}))*(?::[1-9][0-9]{0,3}|\*)?"
EXPRESSION = rf"[+#./;?&=,!@|]?{VARIABLE}(?:,{VARIABLE})*"


def is_uri_template(text: str) -> bool:
    """RFC 6570."""
    rest = text
    while "{" in rest or "}" in rest:
        before, opening, rest = rest.partition("{")
        inner, closing, rest = rest.partition("}")
        if not opening or not closing or "}" in before or "{" in inner or not compiled(EXPRESSION).fullmatch(inner):
            return False
    return not re.search(r"[\x00-\x20\"'<>\\^`|]|%(?![0-9A-Fa-f]{2})", re.sub(r"\{[^}]*\}", "", text))


FORMATS: Final[dict[str, Callable[[str], bool]]] = {
    "date": is_date,
    "time": is_time,
    "date-time": is_date_time,
    "duration": lambda text: compiled(DURATION).fullmatch(text) is not None,
    "email": is_email,
    "hostname": is_hostname,
    "idn-email": is_idn_email,
    "ipv4": is_ipv4,
    "ipv6": is_ipv6,
    "iri": is_iri,
    "iri-reference": is_iri_reference,
    "json-pointer": lambda text: compiled(JSON_POINTER).fullmatch(text) is not None,
    "relative-json-pointer": lambda text: compiled(RELATIVE_POINTER).fullmatch(text) is not None,
    "uri": is_uri,
    "uri-reference": is_uri_reference,
    "uri-template": is_uri_template,
    "uuid": lambda text: compiled(UUID).fullmatch(text) is not None,
}


class Format(Typed):
    """`format`, where the contract asserts it."""

    __slots__ = ("name",)

    kind = "string"

    def __init__(self, name: str, *, others: bool = False) -> None:
        super().__init__(others)
        self.name = name

    def test(self, value: Any) -> bool:
        return FORMATS[self.name](value)

    def tell(self, value: Any, at: At, found: Findings) -> None:
        if not self.test(value):
            refuse(found, at, "format", f"a string of the format {self.name}", value)
