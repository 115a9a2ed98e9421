// Reads an AsyncAPI document as the official parser does; writes what it found. Argument: the document.

import { readFileSync } from "node:fs";
import { Parser } from "@asyncapi/parser";

const { diagnostics, document } = await new Parser().parse(readFileSync(process.argv[2], "utf8"));
const operations = document?.operations().all() ?? [];
console.log(JSON.stringify({
  diagnostics: diagnostics.map(({ severity, code, message, path }) => ({ severity, code, message, path: path.join("/") })),
  receive: operations.filter((each) => each.isReceive()).map((each) => [each.id(), each.reply().messages().length]),
  send: operations.filter((each) => each.isSend()).map((each) => each.id()),
}));
