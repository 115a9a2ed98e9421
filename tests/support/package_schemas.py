"""The package's schema objects, by their place in the bundle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import agent_contracts

from support.questions import meta


def package_schemas() -> Iterator[tuple[str, Any]]:
    """The package's schema objects by their place in the bundle."""
    places = {entry["source"]: entry["pointer"] for entry in meta()["schemas"].values()}
    for name in agent_contracts.__all__:
        schema = getattr(agent_contracts, name)
        if isinstance(schema, agent_contracts.Schema):
            yield places[schema._source], schema


SCHEMAS = dict(package_schemas())
