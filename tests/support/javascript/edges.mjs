// What the JavaScript module does at its edges; writes what it found as JSON. Arguments: generated folder, contract, generated
// folder of a contract with formats and recursion.

import assert from "node:assert";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import Ajv2020 from "ajv/dist/2020.js";

const [generated, contract, other] = process.argv.slice(2);
const module = await import(pathToFileURL(`${generated}/typescript/${contract}.mjs`));
const read = (folder, name) => JSON.parse(readFileSync(`${folder}/jsonschema/${name}`, "utf8"));
const raised = (run) => {
  try {
    return run();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const deep = (depth) => JSON.parse('{"inner":'.repeat(depth) + "1" + "}".repeat(depth));

const bundle = read(generated, `${contract}.bundle.json`);
const meta = read(generated, "meta.json");
const before = JSON.stringify([bundle, meta]);
const given = module.createValidators(Ajv2020, bundle, meta);
const loaded = await module.loadValidators(Ajv2020);
const found = {
  untouched: JSON.stringify([bundle, meta]) === before,
  names: [given.names.length, loaded.names.length],
  frozen: Object.isFrozen(module.CHAT_REQUEST_LIMITS) && Object.isFrozen(module.VISUAL_THEME_VARIABLES),
  title: module.CHAT_FORK_TITLE_MAX,
  unknown: [
    raised(() => given.validate("Nothing", 1)),
    raised(() => given.validate("constructor", 1)),
    raised(() => given.validatePayload("toString", {})),
    raised(() => given.validateResult("chat.gone", {})),
    raised(() => given.validateEvent("__proto__", {})),
  ],
  frames: [
    given.validateRequest({ id: "1", type: "constructor", payload: null }),
    given.validateRequest({ id: "1", type: "chat.send", payload: { chatId: "c", text: 7 } }),
    given.validateRequest([]),
    given.validateServerFrame({ id: "1", ok: true, result: { queued: 1 } }),
    given.validateServerFrame({ id: "1", ok: true, result: { queued: 1 } }, "chat.send"),
    given.validateServerFrame({ id: null, ok: false, error: { code: "", message: "m" } }, "chat.send"),
    given.validateServerFrame({ type: "event", event: "valueOf", payload: 1 }),
    given.validateServerFrame({ type: "event", event: "chat.status", payload: {} }),
  ].map(({ ok, problems }) => [ok, problems.map((each) => each.message)]),
  prototype: given.validateRequest(JSON.parse('{"__proto__": {"id": "1", "type": "x", "payload": 1}}')).problems.length,
  anything: given.validateRequest({ id: "1", type: "x", payload: deep(3000) }).ok,
};

const second = await import(pathToFileURL(`${other}/typescript/things.mjs`));
const things = [Ajv2020, read(other, "things.bundle.json"), read(other, "meta.json")];
const at = second.createValidators(...things, { formats: { date: /^\d{4}-\d\d-\d\d$/ } });
assert.ok(at);
found.formats = [
  raised(() => second.createValidators(...things)),
  at.validate("Thing", { on: "2026-02-03" }).ok,
  at.validate("Thing", { on: "tomorrow" }).problems,
  second.createValidators(...things, { formats: false }).validate("Thing", { on: "tomorrow" }).ok,
];
found.deep = [at.validate("Thing", deep(100)), at.validate("Thing", deep(100_000))].map(({ problems }) =>
  problems.map(({ pointer, message }) => [pointer.length, message.slice(-60)]));
console.log(JSON.stringify(found));
