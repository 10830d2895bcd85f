import { wordsIn, type Field, type Fields } from "#domain/entries/field.ts";
import { kinds, type KindName } from "#domain/entries/kinds.ts";
import { wordFieldOf } from "#domain/entries/values.ts";
import { indented, moduleOf, mutationOf, titled } from "./graphqlText.ts";

/** A fragment for each kind: what its editor reads, and what a conflict answers of the other version. */
export function printedEntryContent(): string {
  const fragments = eachKind((name) => {
    const { name: type, mutations } = kinds[name];
    return `fragment entryContent_${mutations.entry} on ${type} @inline {\n${indented(fieldsOf(name))}\n}`;
  });
  return moduleOf(definition, [
    { name: "entryContent", about: "What the editor of a kind reads of its entry.", documents: fragments },
  ]);
}

/** The mutations that save a new entry, and those that change one whose earlier save turns out to be stored. */
export function printedSaveEntry(): string {
  const saves = eachKind((name) => {
    const { save, entry } = kinds[name].mutations;
    const saved = `alreadySaved\n${entry === "entry" ? "" : "entry: "}${entry} {\n  id\n}\n${viewer}`;
    return mutationOf(`saveEntry${titled(name)}`, `saved: ${save}`, saved);
  });
  const edits = eachKind((name) =>
    mutationOf(`saveEntry${titled(name)}Edit`, `edited: ${kinds[name].mutations.edit}`, viewer),
  );
  return moduleOf(definition, [
    { name: "saves", about: "Save a new entry of a kind.", documents: saves },
    {
      name: "edits",
      about: "Change an entry of a kind whose earlier save turns out to be stored.",
      documents: edits,
    },
  ]);
}

/** The mutations of the editors. A refusal because of another version answers with that version. */
export function printedEditEntry(): string {
  const edits = eachKind((name) => {
    const { name: type, mutations } = kinds[name];
    const { edit, entry } = mutations;
    const card = `...${type.replace(/Entry$/, "")}EntryCard_${entry}`;
    // No insight is said of a page.
    const insight = name === "journal" ? "" : "aiInsight {\n  key\n  text\n}\n";
    const edited = `${entry} {\n${indented(`day {\n  ...DaySums_day\n}\n${insight}${card}`)}\n}\n${viewer}`;
    // The other version is shown with the names of its words, which the person may have made on the other device.
    const words = wordsIn<Fields>(kinds[name]).map(([id]) => `${wordFieldOf(id)} {\n  id\n  name\n  emoji\n}\n`);
    const other = `${words.join("")}...entryContent_${entry} @alias(as: "content")\n${card} @alias(as: "card")`;
    const current = `current {\n  ... on ${type} {\n${indented(indented(other))}\n  }\n}`;
    return mutationOf(`editEntry${titled(name)}`, `edited: ${edit}`, edited, `\n${current}`);
  });
  return moduleOf(definition, [{ name: "edits", about: "Change an entry of a kind.", documents: edits }]);
}

const definition = "domain/entries/";

type Documents = [name: KindName, text: string][];

function eachKind(print: (name: KindName) => string): Documents {
  // Safe: these are its keys.
  return (Object.keys(kinds) as KindName[]).map((name) => [name, print(name)]);
}

const viewer = "viewer {\n  ...written_viewer\n}";

/** The fields of a kind, between those that every entry has. */
function fieldsOf(name: KindName): string {
  const own = Object.entries<Field>(kinds[name].fields).map(([field, { sort }]) =>
    sort === "word" ? `${wordFieldOf(field)} {\n  id\n}` : field,
  );
  const tags = "ownTags {\n  id\n  name\n}";
  return ["id", "version", ...own, tags, "occurredAt", "timeZone", "createdAt", "editedAt"].join("\n");
}
