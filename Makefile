# Everyday commands. `make` alone prints them.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help generate test check format golden fuzz bench compiled dump clean

help: ## print this
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

$(BIN)/.ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@# Run once with byte code written, also where the environment disables it: otherwise every run would compile the generator again.
	@PYTHONDONTWRITEBYTECODE= $(BIN)/contractgen generate --check >/dev/null 2>&1 || true
	@touch $@

generate: $(BIN)/.ready ## regenerate everything under generated/ from schema/
	$(BIN)/contractgen generate

test: $(BIN)/.ready ## run all tests
	$(BIN)/python -m pytest -n auto

check: $(BIN)/.ready ## everything before a commit: format, lint, types, up to date, tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/contractgen lint
	$(BIN)/contractgen generate --check
	$(BIN)/python -m pytest -n auto

format: $(BIN)/.ready ## format the code that is written by hand
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: $(BIN)/.ready ## rewrite the golden files of the tests; read the diff
	$(BIN)/python -m pytest tests/cases tests/conformance tests/end_to_end/models --golden

fuzz: $(BIN)/.ready ## search longer for differences to jsonschema-rs; SEED=7 TIMES=20
	$(BIN)/python -m pytest tests/conformance -k random -n auto --fuzz-seed $(or $(SEED),2) --fuzz-times $(or $(TIMES),10)

$(BIN)/.bench: $(BIN)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,bench]'
	@touch $@

bench: $(BIN)/.bench ## compare with other libraries; BENCH="--only parse --rounds 5" for a part, BENCH=--help for more
	PYTHONPATH=tests $(BIN)/python -m bench $(BENCH)

# The tests that run on the compiled package: all that test its behaviour, none that read its sources.
COMPILED_TESTS := $(addprefix tests/,$(addprefix end_to_end/package/,test_compiled.py test_records.py test_corpus.py test_public_api.py \
	test_problems.py test_properties.py test_odd_values.py test_white_space.py) security/test_bad_input.py \
	conformance/test_canonical_schemas.py end_to_end/sharing/test_verdicts.py)

$(BIN)/.compiler: $(BIN)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,compiled]'
	@touch $@

compiled: $(BIN)/.compiler ## compile the generated package with mypyc into a wheel in build/compiled/, and test it
	$(BIN)/python -m compiled.build
	$(BIN)/python -m pytest -n auto --compiled -o pythonpath="codegen build/compiled/lib tests" $(COMPILED_TESTS)

dump: $(BIN)/.ready ## print the model of schema/ as JSON
	$(BIN)/contractgen dump

clean: ## remove the environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis build
