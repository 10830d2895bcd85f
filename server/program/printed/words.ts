import { moduleOf, mutationOf, titled } from "./graphqlText.ts";

/** The changes of tags, for client/data/made/changeTags.ts. */
export function printedChangeTags(): string {
  return changesOf("changeTags", "tag", [
    "createTag",
    "renameTag",
    "groupTags",
    "chooseForTag",
    "moveTag",
    "archiveTag",
    "mergeTags",
    "deleteTag",
  ]);
}

/** The changes of own moods, for client/data/made/changeOwnMoods.ts. */
export function printedChangeOwnMoods(): string {
  return changesOf("changeOwnMoods", "ownMood", [
    "createOwnMood",
    "editOwnMood",
    "moveOwnMood",
    "archiveOwnMood",
    "mergeOwnMoods",
    "deleteOwnMood",
  ]);
}

/** What may leave out a day of On This Day, which is on home and in the journal's margin. */
const ofMemories: ReadonlySet<string> = new Set(["chooseForTag", "mergeTags"]);

/** Each change answers with all words as they are then. Its document is named for its module, as Relay wants it. */
function changesOf(module: string, word: string, mutations: readonly string[]): string {
  const document = (mutation: string) => `${module}${titled(mutation)}`;
  const types = mutations.map((mutation) => `${document(mutation)}Mutation`);
  const imports = types.map((type) => `import type { ${type} } from "#client/__generated__/${type}.graphql.ts";\n`);
  const members = mutations.map((mutation, index) => `  ${mutation}: ${types[index]};\n`);
  const head = `${imports.join("")}
/** The types of the changes. */
export interface ${titled(word)}Mutations {
${members.join("")}}
`;
  const documents = mutations.map((mutation) => {
    const spread = ["ownWords_viewer", ...(ofMemories.has(mutation) ? ["OnThisDay_viewer"] : [])];
    const viewer = `viewer {\n${spread.map((fragment) => `  ...${fragment}\n`).join("")}}`;
    return [mutation, mutationOf(document(mutation), mutation, viewer)] as const;
  });
  const about = `The mutations that change a ${word === "tag" ? "tag, or several" : "mood in the person's own words"}.`;
  return moduleOf("server/program/printed/words.ts", [{ name: `${word}Mutations`, about, documents }], head);
}
