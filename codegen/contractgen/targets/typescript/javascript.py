"""JavaScript: a module that makes validators of the bundle with ajv, and its declarations for TypeScript."""

from __future__ import annotations

import json
from pathlib import Path

from ...ir.contract import Contract
from ...output import marker
from ..paths import file_name
from ..registry import TargetSource
from .declarations import prefix_of

__all__ = ["files"]

SOURCE = Path(__file__).with_name("validators.mjs")
"""The module as it is written by hand; `NAME` stands for the contract's name."""


def files(source: TargetSource) -> dict[str, str]:
    """The module and its declarations."""
    contract = source.contract
    header = f"// {marker.MARKER} from the schemas of the contract. DO NOT EDIT.\n"
    constants = "".join(
        f"\n/** {line(constant.description or constant.name)} */\nexport const {constant.name} = {frozen(constant.value)};\n"
        for constant in contract.constants
    )
    module = SOURCE.read_text(encoding="utf-8").replace("NAME.", f"{file_name(contract)}.")
    if constants:
        frozen_text = '\nfunction frozen(value) {\n  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);\n  return Object.freeze(value);\n}\n'
        constants = f"\n// -- constants {'-' * 106}\n{constants}{frozen_text}"
    return {
        f"typescript/{file_name(contract)}.mjs": header + module + constants,
        f"typescript/{file_name(contract)}.d.mts": header + declarations(contract),
    }


def line(text: str) -> str:
    """A text as one line of a comment."""
    return " ".join(text.replace("*/", "*\\/").split())


def frozen(value: object) -> str:
    """A constant as JavaScript."""
    text = json.dumps(list(value) if isinstance(value, tuple) else value)
    return f"frozen({text})" if text[0] in "[{" else text


def declarations(contract: Contract) -> str:
    """The declarations of the module."""
    prefix = prefix_of(contract)
    types = f"./{file_name(contract)}.js"
    used = [f"{prefix}Schemas", *([f"{prefix}Constants"] if contract.constants else [])]
    used += [f"{prefix}Requests"] if contract.requests else []
    used += [f"{prefix}Events"] if contract.events else []
    requests = f"keyof {prefix}Requests" if contract.requests else "never"
    events = f"keyof {prefix}Events" if contract.events else "never"
    constants = "".join(
        f'/** {line(constant.description or constant.name)} */\nexport declare const {constant.name}: {prefix}Constants["{constant.name}"];\n'
        for constant in contract.constants
    )
    return f"""\
import type {{ {", ".join(sorted(used))} }} from "{types}";

export type * from "{types}";

/** One finding about a value. */
export interface Problem {{
  /** JSON Pointer to the value; empty for the whole. */
  pointer: string;
  /** The keyword that refuses it. */
  keyword: string;
  /** A sentence that reads alone. */
  message: string;
}}

/** A verdict with its reasons; there are none when it is good. */
export interface Answer {{
  ok: boolean;
  problems: Problem[];
}}

/** The validators of the contract. */
export interface Validators {{
  /** The names of the schemas. */
  readonly names: readonly string[];
  /** Check a value against a schema by its name. */
  validate(name: keyof {prefix}Schemas, value: unknown): Answer;
  /** Check the payload of a request. */
  validatePayload(request: {requests}, value: unknown): Answer;
  /** Check the result of a request. */
  validateResult(request: {requests}, value: unknown): Answer;
  /** Check the payload of an event. */
  validateEvent(event: {events}, value: unknown): Answer;
  /** Check what a client sends: the frame, and its payload where the request is known. */
  validateRequest(frame: unknown): Answer;
  /** Check what a host sends: an event with its payload where it is known, or a reply, with its result where `request` names
   * the request that it answers. */
  validateServerFrame(frame: unknown, request?: {requests}): Answer;
}}

/** Choices of the validators. */
export interface Options {{
  /** A check for each format that the contract asserts, as ajv takes them; false leaves formats unchecked. */
  formats?: Record<string, unknown> | false;
}}

/** Make the validators. `Ajv2020` is the class that ajv/dist/2020 exports, the others the parsed bundle.json and meta.json. */
export declare function createValidators(Ajv2020: unknown, bundle: unknown, meta: unknown, options?: Options): Validators;

/** Teach an ajv of your own the keywords of the contract's vocabulary; then it can check by the bundle itself. */
export declare function addKeywords(ajv: unknown): void;

/** Read the bundle beside this module, and make its validators. For Node. */
export declare function loadValidators(Ajv2020?: unknown, options?: Options): Promise<Validators>;
{constants and chr(10)}{constants}"""
