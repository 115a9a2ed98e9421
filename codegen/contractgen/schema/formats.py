"""The formats that a contract can assert."""

from __future__ import annotations

__all__ = ["SUPPORTED_FORMATS", "UNSUPPORTED_FORMATS"]

SUPPORTED_FORMATS = frozenset(
    {
        "date", "time", "date-time", "duration", "email", "hostname", "idn-email", "ipv4", "ipv6", "iri", "iri-reference",
        "json-pointer", "relative-json-pointer", "uri", "uri-reference", "uri-template", "uuid",
    }
)  # fmt: skip
"""The formats that the runtime of the generated package checks. A test compares this list with the runtime's."""

UNSUPPORTED_FORMATS = frozenset({"idn-hostname", "regex"})
"""Standard formats that need more than the standard library. Asserting one is a problem; as annotations they are fine."""
