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
	@# Once with byte code kept, for machines whose environment forbids it: otherwise every run would compile the generator anew.
	@PYTHONDONTWRITEBYTECODE= $(BIN)/contractgen generate --check >/dev/null 2>&1 || true
	@touch $@

generate: $(BIN)/.ready ## regenerate everything under generated/ from schema/
	$(BIN)/contractgen generate

test: $(BIN)/.ready ## run all tests
	$(BIN)/python -m pytest -n auto

check: $(BIN)/.ready ## the everyday one: format, lint, types, fresh, tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/contractgen lint
	$(BIN)/contractgen generate --check
	$(BIN)/python -m pytest -n auto

format: $(BIN)/.ready ## format what people write
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: $(BIN)/.ready ## write the golden files of the tests again; read the diff
	$(BIN)/python -m pytest tests/test_golden.py tests/conformance tests/models --golden

fuzz: $(BIN)/.ready ## look longer for a verdict that jsonschema-rs does not share; SEED=7 TIMES=20
	$(BIN)/python -m pytest tests/fuzz -n auto --fuzz-seed $(or $(SEED),2) --fuzz-times $(or $(TIMES),10)

$(BIN)/.bench: $(BIN)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,bench]'
	@touch $@

bench: $(BIN)/.bench ## measure beside other libraries; BENCH="--only parse --rounds 5" for a part, BENCH=--help for more
	PYTHONPATH=tests $(BIN)/python -m bench $(BENCH)

# What runs on the compiled package: all tests of what the package does, but those of its sources.
COMPILED_TESTS := $(addprefix tests/,test_compiled.py test_records.py test_corpus.py test_face.py test_problems.py test_properties.py \
	test_bad_input.py test_odd_values.py test_oracle.py test_white_space.py sharing/test_verdicts.py)

$(BIN)/.compiler: $(BIN)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,compiled]'
	@touch $@

compiled: $(BIN)/.compiler ## compile the generated package with mypyc into a wheel in build/compiled/, and run its tests on that
	$(BIN)/python -m compiled.build
	$(BIN)/python -m pytest -n auto --compiled -o pythonpath="codegen build/compiled/lib" $(COMPILED_TESTS)

dump: $(BIN)/.ready ## print the model of schema/ as JSON
	$(BIN)/contractgen dump

clean: ## remove the environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis build
