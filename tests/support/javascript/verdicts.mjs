// Reads lines of {"schema" or "frame", "request", "value", "parts"}; writes for each the verdicts of ajv on the bundle, with
// and without `discriminator`, and what the JavaScript module says. Arguments: generated folder, contract, input, output.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import Ajv2020 from "ajv/dist/2020.js";

const [generated, contract, input, output] = process.argv.slice(2);
const { addKeywords, loadValidators } = await import(pathToFileURL(`${generated}/typescript/${contract}.mjs`));
const bundle = JSON.parse(readFileSync(`${generated}/jsonschema/${contract}.bundle.json`, "utf8"));
const module = await loadValidators(Ajv2020);

function plain(discriminator) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true, discriminator });
  addKeywords(ajv);
  ajv.addSchema(bundle, "bundle");
  return ({ parts }) => parts.every(([pointer, value]) => ajv.getSchema(`bundle#${pointer}`)(value));
}

const asked = ({ schema, frame, request, value }) =>
  schema !== undefined ? module.validate(schema, value)
  : frame === "request" ? module.validateRequest(value) : module.validateServerFrame(value, request);

const validators = { ajv: plain(false), discriminating: plain(true) };
const lines = [];
for (const text of readFileSync(input, "utf8").split("\n").filter(Boolean)) {
  const line = JSON.parse(text);
  const { ok, problems } = asked(line);
  const verdicts = Object.fromEntries(Object.entries(validators).map(([name, validate]) => [name, validate(line)]));
  lines.push(JSON.stringify({ ...verdicts, module: ok, pointers: problems.map((each) => each.pointer) }));
}
writeFileSync(output, `${lines.join("\n")}\n`);
