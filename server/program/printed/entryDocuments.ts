import { wordsIn, type Field, type Fields } from "#domain/entries/field.ts";
import { kinds, type KindName } from "#domain/entries/kinds.ts";
import { wordFieldOf } from "#domain/entries/values.ts";

// Relay's compiler reads static text only, so what follows from the kinds of entry is printed for it.

/** A fragment for each kind: what its editor reads, and what a conflict answers of the other version. */
export function printedEntryContent(): string {
  const fragments = eachKind((name) => {
    const { name: type, mutations } = kinds[name];
    return `fragment entryContent_${mutations.entry} on ${type} @inline {\n${indented(fieldsOf(name))}\n}`;
  });
  return moduleOf({ entryContent: ["What the editor of a kind reads of its entry.", fragments] });
}

/** The mutations that save a new entry, and those that change one whose earlier save turns out to be stored. */
export function printedSaveEntry(): string {
  const saves = eachKind((name) => {
    const { save, entry } = kinds[name].mutations;
    const saved = `alreadySaved\n${entry === "entry" ? "" : "entry: "}${entry} {\n  id\n}\n${viewer}`;
    return mutationOf(`saveEntry${titled(name)}`, "saved", save, saved);
  });
  const edits = eachKind((name) =>
    mutationOf(`saveEntry${titled(name)}Edit`, "edited", kinds[name].mutations.edit, viewer),
  );
  return moduleOf({
    saves: ["Save a new entry of a kind.", saves],
    edits: ["Change an entry of a kind whose earlier save turns out to be stored.", edits],
  });
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
    return mutationOf(`editEntry${titled(name)}`, "edited", edit, edited, `\n${current}`);
  });
  return moduleOf({ edits: ["Change an entry of a kind.", edits] });
}

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

function mutationOf(name: string, alias: string, mutation: string, payload: string, refusal = ""): string {
  const type = titled(mutation);
  const answers = `__typename
... on ${type}Payload {
${indented(payload)}
}
... on Refusal {
${indented(`message\ncode\nfield${refusal}`)}
}`;
  return `mutation ${name}Mutation($input: ${type}Input!) {
  ${alias}: ${mutation}(input: $input) {
${indented(indented(answers))}
  }
}`;
}

function moduleOf(exported: Record<string, [about: string, documents: Documents]>): string {
  const constants = Object.entries(exported).map(([name, [about, documents]]) => {
    const members = documents.map(([kind, text]) => `  ${kind}: graphql\`\n${indented(indented(text))}\n  \`,\n`);
    return `/** ${about} */\nexport const ${name} = {\n${members.join("")}};\n`;
  });
  return `// Printed from domain/entries/ by \`npm run generate\`.
import { graphql } from "relay-runtime";

${constants.join("\n")}`;
}

function titled(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}
