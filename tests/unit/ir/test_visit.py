"""Proves that the model is closed and frozen: `visit` and the visitors know every class, and no value can be changed."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from contractgen.ir import constraints, types, visit
from contractgen.ir.constraints import AllOf, Array, Constraint, ConstraintRef, Enum, Key, Object, Types
from contractgen.ir.contract import Contract, Definition
from contractgen.ir.json_values import FrozenArray, FrozenObject, freeze, thaw
from contractgen.ir.types import ArrayType, Field, LiteralType, MapType, Record, Refined, RefType, StringType, Type
from contractgen.ir.usage import Use, usage
from contractgen.ir.visitors import ConstraintVisitor, PartialConstraintVisitor, PartialTypeVisitor, TypeVisitor
from contractgen.pipeline import read_contract


def classes(module: Any, base: type) -> list[type[Any]]:
    """The public subclasses of a base in a module."""
    found = [each for name, each in vars(module).items() if isinstance(each, type) and issubclass(each, base)]
    return [each for each in found if each is not base and not each.__name__.startswith("_")]


TYPES = classes(types, Type)
CONSTRAINTS = classes(constraints, Constraint)


class TypeNames(PartialTypeVisitor[[], str]):
    """Answers with the class."""

    def visit_other(self, type_: Type) -> str:
        return type(type_).__name__


class ConstraintNames(PartialConstraintVisitor[[], str]):
    """Answers with the class."""

    def visit_other(self, constraint: Constraint) -> str:
        return type(constraint).__name__


def test_visitors_know_every_class() -> None:
    """Each class has one method, which is abstract, and which `visit` calls."""
    assert set(TypeNames._methods) == set(TYPES)
    assert set(ConstraintNames._methods) == set(CONSTRAINTS)
    for visitor, known in ((TypeVisitor, TYPES), (ConstraintVisitor, CONSTRAINTS)):
        assert len(visitor.__abstractmethods__) == len(known)
    for kind in TYPES:
        assert TypeNames().visit(object.__new__(kind)) == kind.__name__
    for kind in CONSTRAINTS:
        assert ConstraintNames().visit(object.__new__(kind)) == kind.__name__


@pytest.mark.parametrize("kind", [*TYPES, *CONSTRAINTS, Field], ids=lambda kind: kind.__name__)
def test_classes_are_frozen(kind: type[Any]) -> None:
    """No field can be assigned, and none is of a type that is left open."""
    value: Any = object.__new__(kind)
    assert dataclasses.is_dataclass(kind)
    for field in dataclasses.fields(kind):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, field.name, None)
        assert "Any" not in str(field.type)
    with pytest.raises((AttributeError, TypeError)):
        value.another = 1


def test_children_are_all_parts() -> None:
    """Whatever class has a field that holds types or constraints has an entry in the tables of `visit`."""
    holds = {
        kind for kind in TYPES if any("Type" in str(field.type) or field.name == "fields" for field in dataclasses.fields(kind))
    }
    assert set(visit._TYPE_PARTS) == holds
    holding = {kind for kind in CONSTRAINTS if any("Constraint" in str(field.type) for field in dataclasses.fields(kind))}
    assert set(visit._CONSTRAINT_PARTS) == holding


def test_walks() -> None:
    """Walks go into all parts, and references are given as often as they stand there."""
    one, two = Key("a.json"), Key("b.json", "/$defs/x")
    leaf = Refined(StringType(), ConstraintRef(two))
    record = Record((Field("a", ArrayType(RefType(one)), True), Field("b", MapType(RefType(two), leaf), False)), extra=RefType(one))
    assert list(visit.type_references(record)) == [one, one, two]
    assert list(visit.constraints_of(record)) == [ConstraintRef(two)]
    inner = AllOf((ConstraintRef(one), Array(items=ConstraintRef(two), contains=ConstraintRef(one))))
    whole = Object(properties=(("a", inner),), additional=ConstraintRef(two), names=Types(("string",)))
    assert sorted(visit.constraint_references(whole)) == [one, one, two, two]
    assert visit.map_children(record, lambda each: each) is record
    swapped = visit.map_children(record, lambda each: StringType() if isinstance(each, RefType) else each)
    assert isinstance(swapped, Record)
    assert swapped.extra == StringType()
    assert swapped.fields[0] is record.fields[0]


def test_equality_is_that_of_json() -> None:
    """1, 1.0 and true are different values, though Python takes them for equal; what is frozen thaws to what it was."""
    for kind in (Enum, LiteralType):
        values = [kind((value,)) for value in (1, 1.0, True)]
        assert len(set(values)) == 3
        assert values[0] == kind((1,))
    value: dict[str, Any] = {"a": [1, True, None, {"b": []}], "c": "d"}
    assert isinstance(freeze(value), FrozenObject)
    assert isinstance(freeze([]), FrozenArray)
    assert repr(thaw(freeze(value))) == repr(value)
    assert hash(Enum((freeze(value),))) == hash(Enum((freeze(value),)))


@pytest.fixture(scope="module")
def contract(repository: Any) -> Contract:
    """The contract of this repository."""
    return read_contract(repository / "schema")


def test_model_is_hashable(contract: Contract) -> None:
    """Types and constraints of a real contract have hashes, and equal values the same."""
    for definition in contract.definitions:
        assert hash(definition.type) == hash(dataclasses.replace(definition).type)
        assert definition.constraint in {definition.constraint}


def test_usage(contract: Contract) -> None:
    """Both directions tell the same, and whatever a payload reaches, its parts reach no more."""
    found = usage(contract)
    assert len(found.reached) == 2 * len(contract.requests) + len(contract.events)
    for use, keys in found.reached.items():
        assert all(use in found.used_by[key] for key in keys)
    by_key: dict[Key, Definition] = {definition.key: definition for definition in contract.definitions}
    assert set(found.used_by) == set(by_key)
    first = contract.requests[0]
    assert first.payload in found.reached[Use("request", first.name, "payload")]
