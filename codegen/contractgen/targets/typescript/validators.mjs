// The validators of a contract, built with ajv 8 (a peer dependency). They work in Node and in a browser:
//
//     import Ajv2020 from "ajv/dist/2020.js";
//     import { createValidators, loadValidators } from "./NAME.mjs";
//     const contract = await loadValidators(Ajv2020);             // Node: reads the bundle from ../jsonschema
//     const contract = createValidators(Ajv2020, bundle, meta);   // anywhere: the parsed bundle.json and meta.json
//
//     contract.validate("ChatItem", value)         // { ok, problems: [{ pointer, keyword, message }] }
//     contract.validateRequest(frame)              // the frame, and its payload where the request is known
//     contract.validateServerFrame(frame, "chat.send")   // a reply with its result, or an event with its payload
//
// Two passes: a quick one says yes or no; only when it says no, one that explains runs. It looks at a union's branch that
// was meant, so that one mistake is one problem at its place.

const BUNDLE = "../jsonschema/NAME.bundle.json";
const META = "../jsonschema/meta.json";

const ONE = ["additionalProperties", "contains", "not", "if", "then", "else", "propertyNames", "unevaluatedItems",
  "unevaluatedProperties", "items"];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems", "x-known"];
const MAPS = ["properties", "patternProperties", "dependentSchemas"];

/** Read the bundle that stands beside this module, and make its validators. For Node. */
export async function loadValidators(Ajv2020, options) {
  const { readFile } = await import("node:fs/promises");
  const read = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), "utf8"));
  const Ajv = Ajv2020 ?? (await import("ajv/dist/2020.js")).default;
  return createValidators(Ajv, await read(BUNDLE), await read(META), options);
}

/** Make the validators of a contract. `Ajv2020` is the class of ajv/dist/2020; nothing that is passed in is changed. Where the
 * contract asserts formats, `formats` has a check for each (`fullFormats` of ajv-formats has); `false` leaves them unchecked. */
export function createValidators(Ajv2020, bundle, meta, { formats = {} } = {}) {
  for (const name of formats === false ? [] : meta.formats) {
    if (!own(formats, name)) throw new RangeError(`${meta.contract} asserts the format ${JSON.stringify(name)}; pass a check for it in \`formats\``);
  }
  const checks = formats === false ? {} : Object.fromEntries(meta.formats.map((name) => [name, formats[name]]));
  const options = { strict: false, formats: checks, ownProperties: true, addUsedSchema: false, logger: false };
  const quick = new Ajv2020(options);
  const telling = new Ajv2020({ ...options, allErrors: true, verbose: true });
  const tags = new Map();
  for (const union of meta.unions) tags.set(`${union.pointer} ${union.keyword}`, union);
  const branches = {};

  const pointerOf = (name) => {
    if (!own(meta.schemas, name)) throw new RangeError(`there is no schema ${JSON.stringify(name)} in ${meta.contract}`);
    return meta.schemas[name].pointer;
  };

  const accepts = (pointer, value) => quick.getSchema(`contract#${fragment(pointer)}`)(value);

  /** Every problem of a value, from the pass that explains. */
  const explain = (pointer, value) => {
    const validator = telling.getSchema(`contract#${fragment(pointer)}`);
    return validator(value) ? [] : told(validator.errors);
  };

  const check = (pointer, value) => {
    try {
      if (accepts(pointer, value)) return { ok: true, problems: [] };
      const problems = explain(pointer, value);
      if (problems.length > 0) return { ok: false, problems };
      const validator = quick.getSchema(`contract#${fragment(pointer)}`);
      return { ok: false, problems: validator(value) ? [] : told(validator.errors) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { ok: false, problems: [problem("", "type", "nested too deeply, or too long for a pattern, for this interpreter")] };
    }
  };

  addKeywords(quick);
  addKeywords(telling);
  addExplainingKeywords(telling, explain, accepts);
  const definitions = (change) =>
    Object.fromEntries(Object.entries(bundle.$defs).map(([name, schema]) => [name, change(schema, `/$defs/${token(name)}`)]));
  quick.addSchema({ $defs: definitions((schema, pointer) => rewritten(schema, pointer, tags, null)) }, "contract");
  const explaining = definitions((schema, pointer) => rewritten(schema, pointer, tags, branches));
  telling.addSchema({ $defs: explaining, branches }, "contract");

  return {
    names: Object.keys(meta.schemas),
    validate: (name, value) => check(pointerOf(name), value),
    validatePayload: (request, value) => check(entry(meta.requests, request, "request").payload, value),
    validateResult: (request, value) => check(entry(meta.requests, request, "request").result, value),
    validateEvent: (event, value) => check(entry(meta.events, event, "event").payload, value),
    validateRequest(frame) {
      const answer = check(entry(meta.frames, "request", "frame").schema, frame);
      const known = answer.ok && own(meta.requests, frame.type);
      return known ? inside("/payload", check(meta.requests[frame.type].payload, frame.payload)) : answer;
    },
    validateServerFrame(frame, request) {
      const answer = check(entry(meta.frames, "server", "frame").schema, frame);
      if (!answer.ok) return answer;
      if (own(frame, "ok")) {
        if (frame.ok !== true || request === undefined) return answer;
        return inside("/result", check(entry(meta.requests, request, "request").result, frame.result));
      }
      return own(meta.events, frame.event) ? inside("/payload", check(meta.events[frame.event].payload, frame.payload)) : answer;
    },
  };
}

// -- schemas ------------------------------------------------------------------------------------------------------------

/** A schema for ajv: unions that one property tells apart look at the branch that it names. For the pass that explains,
 * what tries its subschemas becomes a keyword of ours, the subschemas schemas of their own under `branches`. */
function rewritten(schema, pointer, tags, branches) {
  if (typeof schema !== "object" || schema === null) return schema;
  const changed = {};
  const also = [];
  for (const [keyword, value] of Object.entries(schema)) {
    const place = `${pointer}/${token(keyword)}`;
    const inner = (each, key) => rewritten(each, key === undefined ? place : `${place}/${token(key)}`, tags, branches);
    const tag = tags.get(`${pointer} ${keyword}`);
    if (tag !== undefined) {
      also.push(chosen(tag, value.map(inner)));
    } else if (keyword === "x-known") {
      continue;
    } else if (branches !== null && (keyword === "anyOf" || keyword === "oneOf")) {
      changed["x-union"] = { keyword, branches: value.map((each, index) => put(branches, inner(each, index))) };
      changed["x-union"].nullable = keyword === "anyOf" && value.length === 2 ? value.findIndex(isNull) : -1;
    } else if (branches !== null && (keyword === "contains" || keyword === "propertyNames")) {
      const bounds = { least: schema.minContains ?? 1, most: schema.maxContains };
      changed[keyword === "contains" ? "x-contains" : "x-names"] = { branch: put(branches, inner(value)), ...bounds };
    } else if (branches !== null && keyword.startsWith("unevaluated")) {
      continue;
    } else if (MAPS.includes(keyword)) {
      changed[keyword] = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each, name)]));
    } else if (LISTS.includes(keyword)) {
      changed[keyword] = value.map(inner);
    } else if (ONE.includes(keyword)) {
      changed[keyword] = inner(value);
    } else if (!(branches !== null && (keyword === "minContains" || keyword === "maxContains"))) {
      changed[keyword] = value;
    }
  }
  return also.length > 0 ? { ...changed, allOf: [...(changed.allOf ?? []), ...also] } : changed;
}

/** A union as a choice by its tag. */
function chosen(union, branches) {
  const { tag, values, keyword } = union;
  const choices = branches.flatMap((then, index) =>
    values[index].length === 0 ? [] : [{
      if: { type: "object", required: [tag], properties: { [tag]: { enum: values[index] } } },
      then,
    }]);
  if (keyword === "x-known") return { allOf: choices };
  const properties = { [tag]: { enum: values.flat(), "x-tag": tag } };
  const object = { type: "object", required: [tag], properties, allOf: choices, "x-tag": tag };
  return values.some((each) => each.length === 0) ? { if: { type: "null" }, else: object } : object;
}

function put(branches, schema) {
  const name = `b${Object.keys(branches).length}`;
  branches[name] = schema;
  return `/branches/${name}`;
}

function isNull(schema) {
  return typeof schema === "object" && schema.type === "null" && Object.keys(schema).every((each) => SILENT.has(each));
}

const SILENT = new Set(["type", "title", "description", "$comment", "default", "examples", "deprecated"]);

// -- keywords of our own --------------------------------------------------------------------------------------------------

/** Teach an ajv of your own the keywords of the contract's vocabulary, and to count `multipleOf` in decimals; then it can
 * check by the bundle itself. */
export function addKeywords(ajv) {
  ajv.addKeyword({ keyword: "x-trimmed", type: "string", validate: (bounds, text) => {
    const size = [...text.trim()].length; // `trim` strips the white space of ECMA-262, which is what the keyword asks for.
    return size >= (bounds.minLength ?? 0) && size <= (bounds.maxLength ?? Infinity);
  } });
  ajv.addKeyword({ keyword: "x-base64MaxBytes", type: "string", validate: (most, text) => base64Size(text) <= most });
  ajv.addKeyword({ keyword: "x-base64TotalMaxBytes", type: "array", validate: ({ property, maxBytes }, items) => {
    const sizes = items.map((item) => (isObject(item) && own(item, property) && typeof item[property] === "string"
      ? base64Size(item[property]) : 0));
    return sizes.reduce((sum, size) => sum + size, 0) <= maxBytes;
  } });
  ajv.addKeyword({ keyword: "x-memberOf", type: "object", errors: true, validate: withErrors((rules, value) =>
    rules.flatMap(({ each, keysOf, valuesOf }) => {
      const found = reached(value, keysOf ?? valuesOf).map(([, one]) => one);
      const allowed = new Set(keysOf === undefined ? found : found.filter(isObject).flatMap((one) => Object.keys(one)));
      const noun = keysOf === undefined ? "value" : "key";
      return reached(value, each)
        .filter(([, one]) => typeof one === "string" && !allowed.has(one))
        .map(([pointer, one]) => problem(pointer, "x-memberOf", `expected a ${noun} of ${keysOf ?? valuesOf}, got ${show(one)}`));
    })) });
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({ keyword: "multipleOf", type: "number", validate: (step, value) => isMultiple(value, step) });
}

/** What the explaining pass has in place of `anyOf`, `oneOf`, `contains` and `propertyNames`. */
function addExplainingKeywords(ajv, explain, accepts) {
  const fits = (branch, value) => explain(branch, value).length === 0;
  ajv.addKeyword({ keyword: "x-union", errors: true, validate: withErrors(({ keyword, branches, nullable }, value) => {
    if (nullable >= 0) return value === null ? [] : explain(branches[1 - nullable], value);
    const found = branches.map((branch) => explain(branch, value));
    const fitting = found.filter((problems) => problems.length === 0).length;
    if (fitting === 1 || (fitting > 1 && keyword === "anyOf")) return [];
    if (fitting > 1) return [problem("", keyword, `expected a value that fits one alternative only (it fits ${fitting})`)];
    let best;
    for (const problems of found) {
      const outright = problems.some(atFirstSight);
      if (best === undefined || (outright === best.outright ? problems.length < best.problems.length : !outright)) {
        best = { outright, problems };
      }
    }
    if (best !== undefined && !(best.outright && branches.length > 1)) return best.problems;
    return [problem("", keyword, `expected a value that fits one of ${branches.length} alternatives, got ${show(value)}`)];
  }) });
  ajv.addKeyword({ keyword: "x-contains", type: "array", errors: true, validate: withErrors(({ branch, least, most }, items) => {
    const count = items.filter((item) => fits(branch, item)).length;
    if (count >= least && count <= (most ?? Infinity)) return [];
    const keyword = most === undefined ? (least === 1 ? "contains" : "minContains") : "maxContains";
    return [problem("", keyword, `expected ${most === undefined ? `at least ${least}` : `${least} to ${most}`} fitting elements, got ${count}`)];
  }) });
  ajv.addKeyword({ keyword: "x-names", type: "object", errors: true, validate: withErrors(({ branch }, value) =>
    Object.keys(value).flatMap((name) => explain(branch, name).map((each) =>
      problem(`/${token(name)}`, "propertyNames", `the name is refused: ${reason(each)}`)))) });
}

/** Whether a problem says that a value is of another sort altogether: its type, or what it is told by. */
function atFirstSight({ pointer, keyword }) {
  if (pointer === "") return ["type", "enum", "const"].includes(keyword);
  return pointer.lastIndexOf("/") === 0 && ["const", "required"].includes(keyword);
}

/** A keyword from a function that answers problems, their pointers from the value. */
function withErrors(problemsOf) {
  return function validate(schema, value) {
    const problems = problemsOf(schema, value);
    validate.errors = problems.map((each) => ({ keyword: "x-problem", message: each.message, params: { problem: each } }));
    return problems.length === 0;
  };
}

function base64Size(text) {
  return Math.floor((text.length * 3) / 4) - (text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0);
}

/** What a path of `x-memberOf` leads to: pairs of pointer and value. */
function reached(value, path) {
  let found = [["", value]];
  for (const part of path.split("/").slice(1)) {
    const step = part.replaceAll("~1", "/").replaceAll("~0", "~");
    found = found.flatMap(([pointer, one]) => {
      const into = (key) => [`${pointer}/${token(key)}`, one[key]];
      if (isObject(one)) return step === "*" ? Object.keys(one).map(into) : own(one, step) ? [into(step)] : [];
      return Array.isArray(one) && step === "*" ? one.map((_, index) => into(index)) : [];
    });
  }
  return found;
}

function isMultiple(value, step) {
  const [top, scale] = decimal(value);
  const [bottom, other] = decimal(step);
  const most = scale > other ? scale : other;
  return (top * 10n ** (most - scale)) % (bottom * 10n ** (most - other)) === 0n;
}

/** A number as a whole number and how many of its digits stand behind the point. */
function decimal(number) {
  const [mantissa, exponent = "0"] = String(number).toLowerCase().split("e");
  const [whole, rest = ""] = mantissa.split(".");
  const scale = BigInt(rest.length) - BigInt(exponent);
  return scale >= 0n ? [BigInt(whole + rest), scale] : [BigInt(whole + rest) * 10n ** -scale, 0n];
}

// -- problems -------------------------------------------------------------------------------------------------------------

/** The problems that ajv's errors stand for, each once. Of a value of the wrong type no other keyword beside is told, and of a
 * property whose name is refused, not its value. */
function told(errors) {
  const problems = new Map();
  const wrong = new Map();
  for (const { instancePath, keyword, parentSchema } of errors) {
    const before = wrong.get(parentSchema) ?? new Map();
    if (keyword === "enum" || keyword === "const" || (keyword === "type" && !before.has(instancePath))) before.set(instancePath, keyword);
    wrong.set(parentSchema, before);
  }
  for (const error of errors) {
    const { instancePath, keyword, parentSchema } = error;
    const first = parentSchema === undefined ? undefined : wrong.get(parentSchema).get(instancePath);
    if (first !== undefined && first !== keyword && keyword !== "x-problem") continue;
    for (const each of toldOne(error)) problems.set(`${each.pointer} ${each.keyword} ${each.message}`, each);
  }
  const found = [...problems.values()];
  const names = found.filter((each) => each.keyword === "propertyNames").map((each) => each.pointer);
  const beneath = (pointer) => names.some((name) => pointer === name || pointer.startsWith(`${name}/`));
  return found.filter((each) => each.keyword === "propertyNames" || !beneath(each.pointer));
}

function toldOne(error) {
  const { instancePath: at, keyword, params, data, parentSchema } = error;
  const inner = (key, name, words) => [problem(`${at}/${token(key)}`, name, words)];
  const tag = parentSchema?.["x-tag"];
  switch (keyword) {
    case "if":
    case "x-union":
    case "x-contains":
    case "x-names":
    case "x-memberOf":
    case "propertyNames":
      return []; // What is inside says it.
    case "x-problem":
      return [problem(at + params.problem.pointer, params.problem.keyword, reason(params.problem))];
    case "required":
      if (tag !== undefined && tag === params.missingProperty) {
        return inner(tag, keyword, `missing; expected one of ${parentSchema.properties[tag].enum.map(show).join(", ")}`);
      }
      return [problem(at, keyword, `missing property ${show(params.missingProperty)}`)];
    case "dependentRequired":
      return [problem(at, keyword, `missing property ${show(params.missingProperty)}, which ${show(params.property)} needs`)];
    case "additionalProperties":
      return inner(params.additionalProperty, keyword, "unknown property");
    case "unevaluatedProperties":
      return inner(params.unevaluatedProperty, keyword, "no rule allows this member");
    case "unevaluatedItems":
      return inner(params.len, keyword, "no rule allows this member");
    case "items":
    case "additionalItems":
      return inner(params.limit, "false", "expected nothing here");
    case "false schema":
      return [problem(at, "false", `expected nothing here${got(data)}`)];
    case "uniqueItems":
      return inner(params.i, keyword, `expected another value than that of element ${params.j}`);
    case "type":
      return [problem(at, keyword, `expected ${alternatives([params.type].flat().map((name) => NAMES[name]))}${got(data)}`)];
    case "enum":
      return [problem(at, tag === undefined ? keyword : "const", `expected one of ${params.allowedValues.map(show).join(", ")}${got(data)}`)];
    case "const":
      return [problem(at, keyword, `expected ${show(params.allowedValue)}${got(data)}`)];
    case "format":
      return [problem(at, keyword, `expected a string of the format ${params.format}${got(data)}`)];
    case "pattern":
      return [problem(at, keyword, `expected a string that matches ${params.pattern}${got(data)}`)];
    case "x-trimmed":
      return [problem(at, keyword, `expected a string${sized(error.schema, "Length", "character")} once trimmed${got(data)}`)];
    case "x-base64MaxBytes":
      return [problem(at, keyword, `expected base64 of at most ${error.schema} bytes, not of ${base64Size(data ?? "")}`)];
    case "x-base64TotalMaxBytes":
      return [problem(at, keyword, `expected at most ${error.schema?.maxBytes} bytes of base64 in all`)];
    case "minLength":
    case "maxLength":
      return [problem(at, keyword, `expected a string${sized(parentSchema, "Length", "character")}${got(data)}`)];
    case "minItems":
    case "maxItems":
      return [problem(at, keyword, `expected an array${sized(parentSchema, "Items", "element")}${got(data)}`)];
    case "minProperties":
    case "maxProperties":
      return [problem(at, keyword, `expected an object${sized(parentSchema, "Properties", "property", "properties")}${got(data)}`)];
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return [problem(at, keyword, `expected a number ${LIMITS[keyword]} ${params.limit}${got(data)}`)];
    default:
      return [problem(at, keyword, `expected a value that fits ${JSON.stringify({ [keyword]: error.schema })}${got(data)}`)];
  }
}

const NAMES = { object: "an object", array: "an array", string: "a string", boolean: "true or false", integer: "an integer",
  number: "a number", null: "null" };

function alternatives(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

const LIMITS = { minimum: "of at least", maximum: "of at most", exclusiveMinimum: "greater than", exclusiveMaximum: "less than" };

/** The bounds of a size in words. */
function sized(schema, what, one, many = `${one}s`) {
  const least = schema?.[`min${what}`] || undefined;
  const most = schema?.[`max${what}`];
  const noun = (count) => (count === 1 ? one : many);
  if (least !== undefined && most !== undefined) return least === most ? ` of exactly ${least} ${noun(least)}` : ` of ${least} to ${most} ${many}`;
  if (least !== undefined) return ` of at least ${least} ${noun(least)}`;
  return most === undefined ? "" : ` of at most ${most} ${noun(most)}`;
}

function problem(pointer, keyword, reason) {
  return { pointer, keyword, message: `${pointer || "(root)"}: ${reason}` };
}

/** The message without its place. */
function reason(each) {
  return each.message.slice((each.pointer || "(root)").length + 2);
}

function inside(prefix, answer) {
  const problems = answer.problems.map((each) => problem(prefix + each.pointer, each.keyword, reason(each)));
  return { ok: answer.ok, problems };
}

function got(value) {
  return value === undefined ? "" : `, got ${show(value)}`;
}

/** A value in words, shortened. */
function show(value) {
  if (typeof value === "string") {
    const text = JSON.stringify(value.slice(0, 61));
    return value.length <= 60 ? text : `${text.slice(0, 60)}…`;
  }
  if (Array.isArray(value)) return value.length ? `an array of ${value.length} element${value.length === 1 ? "" : "s"}` : "an empty array";
  if (isObject(value)) {
    const size = Object.keys(value).length;
    return size ? `an object of ${size} ${size === 1 ? "property" : "properties"}` : "an empty object";
  }
  return String(value);
}

function entry(table, name, noun) {
  if (!own(table, name)) throw new RangeError(`there is no ${noun} ${JSON.stringify(name)}`);
  return table[name];
}

function own(value, name) {
  return Object.prototype.hasOwnProperty.call(value, name);
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One step of a JSON Pointer. */
function token(key) {
  return String(key).replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A JSON Pointer as the fragment of a URI. */
function fragment(pointer) {
  return pointer.split("/").map(encodeURIComponent).join("/");
}
