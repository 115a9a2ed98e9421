"""Examples in the contract: each has to fit the schema that it stands in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..diagnostics import Problem, stop_if
from ..ir.constraints import Key
from ..ir.contract import Contract
from ..ir.evaluate import Evaluator
from ..schema.load import Document

__all__ = ["check_examples"]


def check_examples(contract: Contract, documents: Mapping[str, Document]) -> None:
    """Check the examples of every definition, request and event.

    Raises:
        ContractError: every example that does not fit, with the place inside it.
    """
    evaluator = Evaluator({definition.key: definition.constraint for definition in contract.definitions})
    problems: list[Problem] = []
    for definition in contract.definitions:
        if definition.key.dynamic_scope == "":
            document = documents[definition.key.file]
            for index, example in enumerate(definition.examples):
                place = f"{definition.key.pointer}/examples/{index}"
                problems += findings(document, place, evaluator, definition.key, example)
    for request in contract.requests:
        document = documents[f"requests/{request.name}.json"]
        for index, example in enumerate(document.contents.get("examples", [])):
            for name, key in (("payload", request.payload), ("result", request.result)):
                if not isinstance(example, dict) or name not in example:
                    problems.append(document.problem(f"/examples/{index}", f"an example of a request has a {name!r}"))
                else:
                    problems += findings(document, f"/examples/{index}/{name}", evaluator, key, example[name])
    for event in contract.events:
        document = documents[f"events/{event.name}.json"]
        for index, example in enumerate(document.contents.get("examples", [])):
            problems += findings(document, f"/examples/{index}", evaluator, event.payload, example)
    stop_if(problems)


def findings(document: Document, place: str, evaluator: Evaluator, key: Key, example: Any) -> Iterator[Problem]:
    """What is wrong with one example."""
    for problem in evaluator.of(key).problems(example):
        yield document.problem(place + problem.pointer, f"the example does not fit its schema: {problem.reason}")
