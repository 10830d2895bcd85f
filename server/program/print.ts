import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { root } from "#server/base/root.ts";
import { inputSchemaOf } from "#server/kit/rest/inputSchema.ts";
import { entryLine } from "#server/nouns/archive/lines.ts";
import { printedEditEntry, printedEntryContent, printedSaveEntry } from "./printed/entryDocuments.ts";
import { printedSettings } from "./printed/settings.ts";
import { printedChangeOwnMoods, printedChangeTags } from "./printed/words.ts";
import { schema } from "./schema.ts";

/** The committed files that describe what the server takes and gives, and the client's GraphQL that follows from domain/. */
const files = {
  "schema.graphql": `${printSchema(lexicographicSortSchema(schema))}\n`,
  "docs/export.schema.json": `${JSON.stringify(inputSchemaOf(entryLine), null, 2)}\n`,
  "client/data/made/settings.ts": printedSettings(),
  "client/data/made/entryContent.ts": printedEntryContent(),
  "client/data/made/saveEntry.ts": printedSaveEntry(),
  "client/data/made/editEntry.ts": printedEditEntry(),
  "client/data/made/changeTags.ts": printedChangeTags(),
  "client/data/made/changeOwnMoods.ts": printedChangeOwnMoods(),
};

for (const [name, printed] of Object.entries(files)) {
  const file = join(root, name);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, printed);
  } else if (readFileSync(file, "utf8") !== printed) {
    console.error(`${name} is not what the server serves. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  }
}
