// Reads every schema of the bundle with Zod's `z.fromJSONSchema`; writes what could not be read, and Zod's verdict on each line
// of the input. Arguments: bundle, input, output.

import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const [bundle, input, output] = process.argv.slice(2);
const { $defs } = JSON.parse(readFileSync(bundle, "utf8"));
const schemas = {};
const unread = {};
for (const name of Object.keys($defs)) {
  try {
    schemas[name] = z.fromJSONSchema({ $schema: "https://json-schema.org/draft/2020-12/schema", $ref: `#/$defs/${name}`, $defs });
  } catch (error) {
    unread[name] = error.message;
  }
}
const lines = [];
for (const text of readFileSync(input, "utf8").split("\n").filter(Boolean)) {
  const { name, value } = JSON.parse(text);
  lines.push(name in schemas ? schemas[name].safeParse(value).success : null);
}
writeFileSync(output, JSON.stringify({ unread, verdicts: lines }));
