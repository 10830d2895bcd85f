import { describe, expect, test } from "vitest";
import { textsOf } from "#domain/findingTexts.ts";
import { actionEntries } from "#server/nouns/actions/actions.ts";
import { entryLine } from "#server/nouns/archive/lines.ts";
import { markdownOf } from "#server/nouns/archive/markdown.ts";
import { lineOf } from "#server/nouns/archive/writeLines.ts";
import type { Entry } from "#server/nouns/history/history.ts";
import { journalEntries } from "#server/nouns/journal/journal.ts";
import { moodEntries } from "#server/nouns/moods/moods.ts";
import type { DiaryTable } from "#server/store/personalTables.ts";

// The compiler does not notice a text that an archive or a search leaves out.

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

const choices = {
  type: "action",
  classification: "positive",
  intention: "positive",
  emotionResponse: "calm",
  effectOnOthers: "calm",
  reflects: true,
  gold: 1,
  coal: 0,
  ruleVersion: 1,
  earns: true,
};

const ownOf: Record<DiaryTable, { texts: readonly string[]; columns: object; notWords?: object }> = {
  Action: { texts: actionEntries.texts, columns: choices },
  Mood: { texts: moodEntries.texts, columns: { value: "calm", finerWord: null, ownMoodId: null, reflects: true } },
  JournalEntry: {
    texts: journalEntries.texts,
    columns: { hidden: false, gold: 1, ruleVersion: 1, earns: true },
    notWords: { emoji: "reflection", tags: ["reflection"], content: "title\n\nbody" },
  },
};

/** An entry whose texts are their own names. */
function entryOf(kind: DiaryTable): Entry {
  const { texts, columns, notWords } = ownOf[kind];
  const row = { ...when, ...columns, ...Object.fromEntries(texts.map((name) => [name, `the ${name}`])), ...notWords };
  // Safe: it has the texts that the noun names, and the columns above.
  return { kind, row } as unknown as Entry;
}

describe.each(Object.keys(ownOf) as DiaryTable[])("each text of %s", (kind) => {
  const entry = entryOf(kind);
  const words = ownOf[kind].texts.filter((name) => !(name in (ownOf[kind].notWords ?? {})));
  const all = words.map((name) => `the ${name}`);

  test("is in its line of an archive, and is read from it", () => {
    const line = entryLine.parse(JSON.parse(lineOf({ ...entry, ownTags: [], ownMood: undefined })));

    expect(Object.values(line)).toEqual(expect.arrayContaining(all));
  });

  test("is in the Markdown of an archive", () => {
    const page = markdownOf("1970-01-01", [{ ...entry, ownTags: [], ownMood: undefined }]);

    expect(all.filter((text) => !page.includes(text))).toEqual([]);
  });

  test("is searched", () => {
    expect(textsOf(kind, { ...entry.row })).toEqual(expect.arrayContaining(all));
  });
});
