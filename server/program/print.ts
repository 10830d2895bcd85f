import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { root } from "#server/base/root.ts";
import { schema } from "./schema.ts";

const file = join(root, "schema.graphql");
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes("--check")) {
  writeFileSync(file, printed);
} else if (readFileSync(file, "utf8") !== printed) {
  console.error("schema.graphql is not what the server serves. Run `npm run generate` and commit the result.");
  process.exitCode = 1;
}
