import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLInputObjectType, type GraphQLObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { nameOfItem } from "#client/data/entries/nameOfItem.ts";
import { partsOfBoth } from "#client/screens/_waiting/versionParts.ts";
import { textOf } from "#client/screens/_waiting/waitingText.ts";
import type { EntryInputs } from "#client/data/entries/saveEntry.ts";
import { textsIn, type Field, type Fields } from "#domain/entries/field.ts";
import { headedParagraphsOf } from "#domain/entries/headings.ts";
import { kinds, type KindName } from "#domain/entries/kinds.ts";
import { titlesOf } from "#domain/entries/reading.ts";
import { namesIn, textsOf } from "#domain/findingTexts.ts";
import { asEnum } from "#domain/enums.ts";
import { actionFromArchive } from "#server/nouns/actions/actions.ts";
import { actionRoutes } from "#server/nouns/actions/actions.rest.ts";
import { entryLine } from "#server/nouns/archive/lines.ts";
import { markdownOf } from "#server/nouns/archive/markdown.ts";
import { notInSheet, sheetColumns } from "#server/nouns/archive/sheet.ts";
import { lineOf } from "#server/nouns/archive/writeLines.ts";
import { articleOf } from "#server/nouns/exports/articles.ts";
import type { Entry, OwnWords } from "#server/nouns/history/history.ts";
import { pageFromArchive } from "#server/nouns/journal/journal.ts";
import { journalRoutes } from "#server/nouns/journal/journal.rest.ts";
import { moodFromArchive } from "#server/nouns/moods/moods.ts";
import { moodRoutes } from "#server/nouns/moods/moods.rest.ts";

// Walks the fields of each kind of entry through everything that reads, shows or accepts them. A field that one of them
// leaves out is named here.

const when = {
  id: crypto.randomUUID(),
  userId: crypto.randomUUID(),
  version: 1,
  timeZone: "UTC",
  occurredAt: new Date(0),
  localDate: new Date(0),
  createdAt: new Date(0),
  editedAt: null,
  tagIds: null,
  broughtFrom: null,
  importId: null,
  sourceId: null,
  isUnreadable: false,
};

/** What the noun adds to the fields. */
const added: Record<KindName, object> = {
  action: { reflects: true, gold: 1, coal: 0, ruleVersion: 1, earns: true },
  mood: { reflects: true },
  journal: { content: "content", tags: ["happy"], hidden: false, gold: 1, ruleVersion: 1, earns: true },
};

/** Keys of the choices that have none in the definition. */
const ruled: Readonly<Record<string, readonly string[]>> = { finerWord: ["delighted", "playful"] };
const ownMoods = new Map<string, { name: string; emoji: string }>([
  [crypto.randomUUID(), { name: "Unhurried", emoji: "🫖" }],
  [crypto.randomUUID(), { name: "Frayed", emoji: "🧵" }],
]);

/** Two values of a field that people can tell apart. */
function valuesOf(name: string, field: Field): readonly [string, string] {
  if (field.sort === "text") return [`the ${name}`, `another ${name}`];
  const [one = "", other = ""] = field.sort === "word" ? ownMoods.keys() : (field.keys ?? ruled[name] ?? []);
  return [one, other];
}

/** An entry whose texts are their own names, with the other value of one field. */
function rowOf(kind: KindName, changed?: string): Record<string, unknown> {
  const fields = Object.entries<Field>(kinds[kind].fields);
  const values = fields.map(([name, field]) => [name, valuesOf(name, field)[name === changed ? 1 : 0]]);
  return { ...when, ...added[kind], ...Object.fromEntries(values) };
}

function entryOf(kind: KindName): Entry & OwnWords {
  const row = rowOf(kind);
  const ownMood =
    kind === "mood" ? { name: "Unhurried", emoji: "🫖", value: "joyful", isUnreadable: false } : undefined;
  // Safe: it has the fields of its kind, and what its noun adds.
  return { kind: kinds[kind].name, row, ownTags: [], ownMood } as unknown as Entry & OwnWords;
}

/** The input of its mutation, as it waits on a device. */
function inputOf(kind: KindName, changed?: string): EntryInputs[KindName] {
  const row = rowOf(kind, changed);
  const fields = Object.entries<Field>(kinds[kind].fields);
  const input = fields.map(([name, { sort }]) => [name, sort === "choice" ? asEnum(String(row[name])) : row[name]]);
  return Object.fromEntries(input);
}

function wordOf(id: string) {
  return ownMoods.get(id);
}

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

function namesOf(type: string): string[] {
  return Object.keys((schema.getType(type) as GraphQLObjectType | GraphQLInputObjectType).getFields());
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const routesOf = { action: actionRoutes, mood: moodRoutes, journal: journalRoutes };

/** What REST calls otherwise: it sends the texts of a page as one, and its emoji among its tags. */
const inRest: Readonly<Record<string, string>> = { title: "content", body: "content", emoji: "tags" };

function namesInRest(kind: KindName, method: "post" | "patch"): string[] {
  const { body } = routesOf[kind].find((route) => route.method === method)?.spec ?? {};
  return Object.keys((body as z.ZodObject).shape);
}

const fromArchive: Record<KindName, (draft: never) => { fields: object }> = {
  action: (draft) => actionFromArchive(draft, { ruleVersion: 1, earns: true }),
  mood: moodFromArchive,
  journal: (draft) => pageFromArchive(draft, { ruleVersion: 1, earns: true }),
};

describe.each(Object.keys(kinds) as KindName[])("of each kind, here %s,", (kind) => {
  const names = Object.keys(kinds[kind].fields);
  const texts = textsIn<Fields>(kinds[kind]);
  const all = texts.map(([name]) => `the ${name}`);
  const missingIn = (page: string) => all.filter((text) => !page.includes(text));

  test("each text is kept, up to its length", () => {
    expect(fromArchive[kind](rowOf(kind) as never).fields).toMatchObject(
      Object.fromEntries(texts.map(([name]) => [name, `the ${name}`])),
    );
    for (const [field, { max }] of texts) {
      const draft = { ...rowOf(kind), [field]: "x".repeat(max + 1) };
      expect(() => fromArchive[kind](draft as never), field).toThrow(expect.objectContaining({ field }));
    }
  });

  test("each field is in the line of an archive, and is read from it", () => {
    const line: Record<string, unknown> = entryLine.parse(JSON.parse(lineOf(entryOf(kind))));

    // A word is there with its name.
    const inLine = names.map((name) => (name === "ownMoodId" ? "ownMood" : name));
    expect(inLine.filter((name) => line[name] === undefined)).toEqual([]);
    expect(Object.values(line)).toEqual(expect.arrayContaining(all));
  });

  test("each field of a line is in a column of the table, or said to be left out", () => {
    const shape = entryLine.options.find(({ shape: { kind: own } }) => own.value === kind)?.shape ?? {};
    const shown = sheetColumns.flatMap(({ fields }) => fields);

    expect(Object.keys(shape).length).toBeGreaterThan(names.length);
    expect(Object.keys(shape).filter((name) => !shown.includes(name) && !(name in notInSheet))).toEqual([]);
    expect(shown.filter((name) => name in notInSheet)).toEqual([]);
  });

  test.each(names)("the table shows %s", (name) => {
    const entry = entryOf(kind);
    const own = { name: "Frayed", emoji: "🧵", value: "joyful", isUnreadable: false };
    const other = { ...entry, row: rowOf(kind, name), ...(name === "ownMoodId" ? { ownMood: own } : {}) };
    const cellsOf = (one: typeof entry) => sheetColumns.map(({ cellOf }) => cellOf(one));
    const differ = cellsOf(entry).flatMap((cell, index) =>
      // Safe: it has the fields of its kind, as `entry` has.
      cell === cellsOf(other as unknown as typeof entry)[index] ? [] : [sheetColumns[index]?.fields],
    );

    expect(differ).toEqual([expect.arrayContaining([name === "ownMoodId" ? "ownMood" : name])]);
  });

  test("each text is in the Markdown and in the book", async () => {
    expect(missingIn(markdownOf("1970-01-01", [entryOf(kind)]))).toEqual([]);
    expect(missingIn(await articleOf(entryOf(kind), true))).toEqual([]);
  });

  test("each text is on its card", () => {
    const shown = headedParagraphsOf(kind, rowOf(kind), "card").map(({ text }) => text);

    expect(missingIn([titlesOf(kind, rowOf(kind)).own, ...shown].join("\n"))).toEqual([]);
  });

  test("each text is searched, and each choice that has a face is found by its name", () => {
    expect(textsOf(kinds[kind].name, rowOf(kind))).toEqual(expect.arrayContaining(all));

    const faceless = new Set(["type", "classification", "intention"]);
    const found = namesIn(kinds[kind].name, rowOf(kind));
    const others = Object.entries<Field>(kinds[kind].fields).filter(
      ([name, { sort }]) => sort !== "text" && !faceless.has(name),
    );
    for (const [name] of others) expect(namesIn(kinds[kind].name, rowOf(kind, name)), name).not.toEqual(found);
  });

  test.each(names)("two versions show that %s differs", (name) => {
    // An own mood stands for its value.
    const rest = name === "value" ? { ownMoodId: null } : {};
    const versions = [inputOf(kind), inputOf(kind, name)].map((input) => ({ ...input, ...rest }));
    const [own, others] = partsOfBoth(kind, "UTC", versions[0] ?? {}, versions[1] ?? {}, wordOf);

    const piecesOf = (parts: typeof own) => parts.map(({ pieces }) => pieces.map((piece) => piece.text).join(""));
    expect(piecesOf(own)).not.toEqual(piecesOf(others));
  });

  test("each field is in the text of what waits", () => {
    const lines = textOf({ kind, input: inputOf(kind) }, wordOf).split("\n");

    expect(lines).toEqual(expect.arrayContaining(texts.map(([name, { short }]) => `${short}: the ${name}`)));
    expect(lines.length).toBeGreaterThanOrEqual(names.length);
    expect(nameOfItem({ kind, input: inputOf(kind) })).toBe(titlesOf(kind, rowOf(kind)).own);
  });

  test("GraphQL has each field in its type and in both inputs", () => {
    const { name, mutations } = kinds[kind];
    const shown = names.map((field) => (field === "ownMoodId" ? "ownMood" : field));

    expect(namesOf(name)).toEqual(expect.arrayContaining(shown));
    for (const verb of [mutations.save, mutations.edit])
      expect(namesOf(`${capitalised(verb)}Input`)).toEqual(expect.arrayContaining(names));
  });

  test("REST has each field in both bodies", () => {
    const sent = names.map((name) => (kind === "journal" ? (inRest[name] ?? name) : name));

    for (const method of ["post", "patch"] as const)
      expect(namesInRest(kind, method)).toEqual(expect.arrayContaining(sent));
  });
});
