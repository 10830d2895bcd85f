import * as fc from "fast-check";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { JournalEmoji } from "#domain/journal.ts";
import { quoteOf } from "#domain/quotes.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { granted } from "#tests/support/door.ts";
import { historyOf, historyPages, monthsOf, quoteFor, type HistoryEntry } from "#tests/support/history.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { persisted, sendPersisted } from "#tests/support/persisted.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const [graphql, rest] = doors as [(typeof doors)[number], (typeof doors)[number]];

/** A person with entries of every kind within a few days of two months, many at the same moment. */
let diarist: Person;
let whole: HistoryEntry[];

beforeAll(async () => {
  diarist = await person("ada");
  for (const day of ["2026-02-27", "2026-02-28", "2026-03-01"]) {
    for (const time of ["08:00", "08:00", "21:30"]) await writeOneOfEach(diarist, `${day}T${time}:00Z`);
  }
  whole = (await historyOf(diarist)).entries;
});

describe("the history", () => {
  test("has every kind, newest first by day, moment and id", () => {
    expect(whole).toHaveLength(36);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(36);
    expect(whole).toEqual(whole.toSorted(newerFirst));
    expect(new Set(whole.map(({ kind }) => kind))).toEqual(new Set(["Action", "Mood", "JournalEntry"]));
  });

  test("is sorted by day first, then by moment", async () => {
    const ada = await person("ada");
    await rest.open(ada, { zone: "Pacific/Kiritimati" }).saveMood({ occurredAt: "2026-03-01T11:00:00Z" });
    await rest.open(ada, { zone: "Pacific/Honolulu" }).write({ occurredAt: "2026-03-01T20:00:00Z" });

    expect((await historyOf(ada)).entries).toMatchObject([
      { kind: "Mood", localDate: "2026-03-02" },
      { kind: "JournalEntry", localDate: "2026-03-01" },
    ]);
  });

  test.each([1, 2, 5, 7, 36, 50])("read in pages of %i is the whole, forwards and backwards", async (size) => {
    const forwards = await historyPages(diarist, size);
    const backwards = await historyPages(diarist, size, { backward: true });

    expect(forwards.flatMap(({ entries }) => entries)).toEqual(whole);
    expect(backwards.toReversed().flatMap(({ entries }) => entries)).toEqual(whole);
    expect(forwards).toHaveLength(Math.ceil(36 / size));
    expect(backwards).toHaveLength(Math.ceil(36 / size));
  });

  test("read in pages is the whole on a server that lives in another zone", async () => {
    for (const zone of ["America/New_York", "Pacific/Kiritimati"]) {
      vi.stubEnv("TZ", zone);
      expect(
        (await historyPages(diarist, 5)).flatMap(({ entries }) => entries),
        zone,
      ).toEqual(whole);
      expect((await historyOf(diarist, 'first: 100, month: "2026-03-01"')).entries, zone).toEqual(inMonth("2026-03"));
    }
  });

  test("shows the right entries under each tab, in pages too", async () => {
    const good = (await historyPages(diarist, 4, { filter: "GOOD" })).flatMap(({ entries }) => entries);
    const learning = (await historyPages(diarist, 4, { filter: "LEARNING" })).flatMap(({ entries }) => entries);
    const moods = (await historyPages(diarist, 4, { filter: "MOODS" })).flatMap(({ entries }) => entries);

    expect(good).toHaveLength(9);
    expect(learning).toHaveLength(9);
    expect([...good, ...learning].toSorted(newerFirst)).toEqual(whole.filter(({ kind }) => kind === "Action"));
    expect(moods).toEqual(whole.filter(({ kind }) => kind === "Mood"));
    expect(await classificationsOf(diarist, "GOOD")).toEqual(new Set(["POSITIVE"]));
    expect(await classificationsOf(diarist, "LEARNING")).toEqual(new Set(["NEGATIVE"]));
  });

  test.each(["2026-02", "2026-03", "2026-04"])(
    "of the month %s is what lies in it, page by page, forwards and backwards",
    async (month) => {
      const forwards = await historyPages(diarist, 5, { month: `${month}-17` });
      const backwards = await historyPages(diarist, 5, { month: `${month}-01`, backward: true });

      expect(forwards.flatMap(({ entries }) => entries)).toEqual(inMonth(month));
      expect(backwards.toReversed().flatMap(({ entries }) => entries)).toEqual(inMonth(month));
    },
  );

  test("of a month with a cursor from outside of it is still only that month", async () => {
    const [newest, oldest] = await edgesOf(diarist);

    expect((await historyOf(diarist, `first: 100, month: "2026-02-01", after: "${newest}"`)).entries).toEqual(
      inMonth("2026-02"),
    );
    expect((await historyOf(diarist, `first: 100, month: "2026-03-01", after: "${oldest}"`)).entries).toEqual([]);
    expect((await historyOf(diarist, `last: 100, month: "2026-03-01", before: "${oldest}"`)).entries).toEqual(
      inMonth("2026-03"),
    );
  });

  test.each(["1001-01-01", "1899-12-31", "2024-02-29", "9998-12-01"])("of the month of %s is empty", async (month) => {
    expect((await historyOf(diarist, `first: 5, month: "${month}"`)).entries).toEqual([]);
  });

  test.each([
    "2026-02-30",
    "2026-13-01",
    "yesterday",
    "",
    "2026-03-01T08:00:00Z",
    "0999-12-31",
    "0001-01-01",
    "0000-01-01",
  ])("of the month of %j is refused in words", async (month) => {
    const answer = await ask("query ($month: Date) { viewer { history(month: $month) { edges { cursor } } } }", {
      headers: bearer(diarist),
      variables: { month },
    });

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ message: expect.stringMatching(/[a-z]{3}/) }] } });
  });

  test("continues at its cursor, after that entry was deleted and new ones were written", async () => {
    const ada = await person("ada");
    for (const day of ["01", "02", "03", "04"]) await rest.open(ada).write({ occurredAt: `2026-03-${day}T08:00:00Z` });
    const first = await historyOf(ada, "first: 2");
    await rest.open(ada).deletePage(first.entries[1]?.id ?? "");
    await rest.open(ada).saveMood({ occurredAt: "2026-03-05T08:00:00Z" });

    const second = await historyOf(ada, `first: 2, after: "${first.pageInfo.endCursor}"`);

    expect(second.entries.map(({ localDate }) => localDate)).toEqual(["2026-03-02", "2026-03-01"]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  test("hides pages that belong to a mood, which the list over REST and the export have", async () => {
    const ada = await person("ada");
    const headers = bearer(ada);
    for (const [content, tags] of [
      ["Hidden words", ["love", "mood-reflection"]],
      ["Plain words", ["love"]],
    ] as const)
      await sendRequest("POST", "/api/journal", { headers, body: { content, tags } });

    const { entries, pageInfo } = await historyOf(ada, "first: 1");

    expect(entries).toHaveLength(1);
    expect(pageInfo.hasNextPage).toBe(false);
    expect((await sendRequest("GET", "/api/journal", { headers })).json).toHaveLength(2);
    expect((await sendRequest("GET", "/api/user/export-journal", { headers })).text).toMatch(
      /Plain words[^]*Hidden words|Hidden words[^]*Plain words/,
    );
    expect(await rest.open(ada).balance("all")).toEqual({ gold: 2, coal: 0 });
  });

  test("never shows another person's entries, even with a cursor of theirs", async () => {
    const bo = await person("bo");
    const [newest, oldest] = await edgesOf(diarist);

    for (const args of [
      "first: 100",
      `first: 100, after: "${newest}"`,
      `last: 100, before: "${oldest}"`,
      'first: 9, month: "2026-03-01"',
    ])
      expect((await historyOf(bo, args)).entries).toEqual([]);
    expect(await monthsOf(bo)).toEqual([]);
  });

  test.each(["first: 0", "first: 101", "last: 0", "last: 101", 'after: "nonsense"', "filter: BAD"])(
    "asked for %s is refused in words",
    async (args) => {
      const answer = await ask(`{ viewer { history(${args}) { edges { cursor } } } }`, { headers: bearer(diarist) });

      expect(answer).toMatchObject({ status: 400, json: { errors: [{ message: expect.stringMatching(/[a-z]{3}/) }] } });
    },
  );
});

describe("the day of an entry", () => {
  const day = "2026-03-04";
  const learned = { classification: "negative", intention: "negative" } as const;

  async function fullDay(): Promise<Person> {
    const ada = await person("ada");
    const door = rest.open(ada, { zone: "UTC" });
    for (const hour of ["08", "09", "10"]) granted(await door.write({ occurredAt: `${day}T${hour}:00:00Z` }));
    granted(await door.logAction({ occurredAt: `${day}T11:00:00Z` }));
    granted(await door.logAction({ ...learned, occurredAt: `${day}T12:00:00Z` }));
    granted(await door.saveMood({ occurredAt: `${day}T13:00:00Z` }));
    granted(await door.write({ occurredAt: "2026-03-03T08:00:00Z" }));
    return ada;
  }

  test.each(["first: 1", "first: 100", "first: 100, filter: GOOD", "first: 1, filter: MOODS"])(
    "has earned the same whichever part of it is asked for: %s",
    async (args) => {
      const days = await daysOf(await fullDay(), `history(${args})`);

      expect(days[0]).toEqual({ id: expect.any(String), date: day, gold: 5, coal: 3 });
      for (const { id, date, ...karma } of days)
        expect(karma, id).toEqual(date === day ? { gold: 5, coal: 3 } : { gold: 1, coal: 0 });
    },
  );

  test("has no debt: an entry that took points away shows none", async () => {
    const ada = await person("ada");
    const calm = { type: "event", classification: "negative", intention: null, emotionResponse: "calm" } as const;
    granted(await rest.open(ada, { zone: "UTC" }).logAction({ ...calm, occurredAt: `${day}T08:00:00Z` }));

    expect(await daysOf(ada, "history(first: 1)")).toMatchObject([{ date: day, gold: 1, coal: 0 }]);
  });

  test("is returned after a deletion, even if it is empty", async () => {
    const ada = await person("ada");
    const door = rest.open(ada, { zone: "UTC" });
    const ids = [granted(await door.write({ occurredAt: `${day}T08:00:00Z` })).id];
    ids.push(granted(await door.write({ occurredAt: `${day}T09:00:00Z` })).id);

    const days = [];
    for (const id of ids) days.push(await dayAfterDeleting(ada, id));

    expect(days).toMatchObject([
      { date: day, gold: 1, coal: 0 },
      { date: day, gold: 0, coal: 0 },
    ]);
  });

  test("is as it stands after each of two writes in one request", async () => {
    const ada = await person("ada");
    const door = rest.open(ada, { zone: "UTC" });
    const { id } = granted(await door.logAction({ occurredAt: `${day}T08:00:00Z` }));
    const edit = (name: string, sign: string) =>
      `${name}: editAction(input: { id: "${globalIdOf(id, "Action")}", classification: ${sign}, intention: ${sign} })
        { ... on EditActionPayload { action { day { gold coal } } } }`;

    const { json } = await ask(`mutation { ${edit("one", "NEGATIVE")} ${edit("other", "POSITIVE")} }`, {
      headers: bearer(ada),
    });

    expect(json).toEqual({
      data: { one: { action: { day: { gold: 0, coal: 3 } } }, other: { action: { day: { gold: 2, coal: 0 } } } },
    });
  });

  test("comes with a hundred entries in one request of the shipped client, and in the statement of their insights", async () => {
    const ada = await fullDay();
    const shipped = persisted.find(({ name, document }) => name === "HistoryQuery" && document.includes("day {"));
    if (!shipped) throw new Error("No HistoryQuery asks for the days.");

    const statements = await statementsOf(async () => {
      const { json } = await sendPersisted(shipped, ada, { filter: "ALL", month: null, count: 100 });
      expect(json).toMatchObject({ data: { viewer: { history: { edges: { length: 7 } } } } });
      expect(JSON.stringify(json)).toMatch(/"day":\{[^}]*"gold":5/);
    });

    expect(statements).toHaveLength(2);
    expect(statements.map((statement) => statement.includes('"localDate" = any('))).toEqual([false, true]);
  });
});

describe("the months to choose from", () => {
  test("are those with an action, an event or a mood, newest first, as long as it stands", async () => {
    const ada = await person("ada");
    const door = graphql.open(ada, { zone: "Europe/Paris" });
    const mood = granted(await door.saveMood({ occurredAt: "2025-12-31T23:30:00Z" }));
    await door.logAction({ occurredAt: "2024-02-29T12:00:00Z" });
    await door.logAction({ type: "event", occurredAt: "2025-07-01T12:00:00Z" });
    await door.write({ occurredAt: "2025-10-01T12:00:00Z" });

    expect(await monthsOf(ada)).toEqual(["2026-01-01", "2025-07-01", "2024-02-01"]);

    await door.editMood(mood.id, { occurredAt: "2025-10-01T12:00:00Z" });
    expect(await monthsOf(ada)).toEqual(["2025-10-01", "2025-07-01", "2024-02-01"]);

    await door.deleteMood(mood.id);
    expect(await monthsOf(ada)).toEqual(["2025-07-01", "2024-02-01"]);
  });
});

describe("the day's quote", () => {
  test("follows the person's own calendar", async () => {
    const ada = await person("ada");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:30:00Z") });

    expect(await quoteFor(ada, "Pacific/Kiritimati")).toEqual(quoteOf("2026-03-02"));
    expect(await quoteFor(ada, "Asia/Kathmandu")).toEqual(quoteOf("2026-03-01"));
    expect(await quoteFor(ada, "Pacific/Pago_Pago")).toEqual(quoteOf("2026-02-28"));
  });
});

describe.each(doors)("whatever is written and then edited over $name", ({ open }) => {
  test("equals a diary that was written this way from the start", async () => {
    const story = fc.array(fc.record({ first: told(), last: told() }), { minLength: 1, maxLength: 4 });

    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const [edited, atOnce] = [await person("ada"), await person("bo")];
        for (const { first, last } of steps) {
          const texts = { title: last.title, body: last.body };
          const writer = open(edited, { zone: "Europe/Paris" });
          const other = open(atOnce, { zone: "Europe/Paris" });
          if (last.kind === "mood") {
            const { id } = granted(await writer.saveMood(moodOf(first)));
            granted(await writer.editMood(id, moodOf(last)));
            granted(await other.saveMood(moodOf(last)));
          } else if (last.kind === "page") {
            const { id } = granted(await writer.write({ ...pageOf(first) }));
            granted(await writer.editPage(id, { ...pageOf(last), texts }));
            granted(await other.write(pageOf(last)));
          } else {
            const { id } = granted(await writer.logAction(actionOf(first)));
            granted(await writer.editAction(id, actionOf(last)));
            granted(await other.logAction(actionOf(last)));
          }
        }

        expect(await stateOf(edited)).toEqual(await stateOf(atOnce));
      }),
      { numRuns: 15 },
    );
  });

  test("side by side leaves totals that are the sums of what is left", async () => {
    const ada = open(await person("ada"));
    const moods = await Promise.all(Array.from({ length: 6 }, () => ada.saveMood({ note: "A" })));
    const pages = await Promise.all(Array.from({ length: 6 }, () => ada.write()));
    const [moodIds, pageIds] = [moods.map((mood) => granted(mood).id), pages.map((page) => granted(page).id)];

    await Promise.all([
      ...moodIds.flatMap((id) => [
        ada.editMood(id, { value: "sad", note: null }),
        ada.editMood(id, { occurredAt: "2026-03-01T08:00:00Z" }),
      ]),
      ...pageIds.flatMap((id) => [
        ada.editPage(id, { occurredAt: "2026-03-01T08:00:00Z" }),
        ada.editPage(id, { emoji: "sad" }),
      ]),
      ...moodIds.slice(0, 3).map((id) => ada.deleteMood(id)),
      ...pageIds.slice(0, 3).map((id) => ada.deletePage(id)),
      ada.saveMood({ note: "B" }),
      ada.write(),
    ]);

    expect(await ada.balance("all")).toEqual({ gold: 4, coal: 0 });
    expect(granted(await ada.moods()).entries).toHaveLength(4);
  });
});

interface Told {
  kind: "action" | "mood" | "page";
  value: "happy" | "sad" | "calm";
  emoji: JournalEmoji;
  title: string | null;
  body: string;
  note: string | null;
  classification: "positive" | "negative";
  occurredAt: string;
}

/** On few days, so that each day has several entries and insights appear. */
function told(): fc.Arbitrary<Told> {
  const now = Date.now();
  return fc.record({
    kind: fc.constantFrom("action", "mood", "page"),
    value: fc.constantFrom("happy", "sad", "calm"),
    emoji: fc.constantFrom("love", "hopeful"),
    title: fc.constantFrom(null, "A walk"),
    body: fc.constantFrom("Body", "Ünïcödé 🕯️\n\nAnd more."),
    note: fc.constantFrom(null, "A", "Ünïcödé 🕯️"),
    classification: fc.constantFrom("positive", "negative"),
    occurredAt: fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 86_399 }))
      .map(([days, seconds]) => new Date(now - days * 86_400_000 - seconds * 1000).toISOString()),
  });
}

function moodOf({ value, title, note, occurredAt }: Told) {
  return { value, journalTitle: title, note, occurredAt };
}

function pageOf({ title, body, emoji, occurredAt }: Told) {
  return { texts: { title, body }, emoji, occurredAt };
}

function actionOf({ classification, value, title, note, occurredAt }: Told) {
  return {
    classification,
    intention: classification,
    emotionResponse: value,
    eventTitle: title,
    note,
    reflection2: note,
    occurredAt,
  };
}

async function stateOf(somebody: Person) {
  const door = rest.open(somebody, { zone: "Europe/Paris" });
  return {
    balances: await Promise.all(
      (["today", "week", "month", "year", "all"] as const).map((range) => door.balance(range)),
    ),
    summary: await door.summary(),
    currentMood: await door.currentMood(),
    moods: granted(await door.moods()).entries.map(
      ({ id: _id, recordedAt: _at, editedAt: _edited, version: _version, ...mood }) => mood,
    ),
    months: await monthsOf(somebody),
    history: (await historyOf(somebody)).entries.map(({ id: _id, ...entry }) => entry),
    insights: await door.insights(),
  };
}

async function writeOneOfEach(somebody: Person, occurredAt: string): Promise<void> {
  const door = rest.open(somebody, { zone: "UTC" });
  granted(await door.write({ occurredAt }));
  granted(await door.logAction({ occurredAt }));
  granted(await door.saveMood({ occurredAt }));
  granted(await door.logAction({ type: "event", classification: "negative", intention: null, occurredAt }));
}

function newerFirst(one: HistoryEntry, other: HistoryEntry): number {
  return placeOf(one) < placeOf(other) ? 1 : -1;
}

function placeOf({ localDate, occurredAt, id }: HistoryEntry): string {
  return `${localDate} ${occurredAt} ${id}`;
}

function inMonth(month: string): HistoryEntry[] {
  return whole.filter(({ localDate }) => localDate.startsWith(month));
}

interface DayTold {
  id: string;
  date: string;
  gold: number;
  coal: number;
}

/** The days of the entries in a part of a person's history. */
async function daysOf(somebody: Person, part: string): Promise<DayTold[]> {
  const fields = "day { id date gold coal }";
  const { json } = await ask(
    `{ viewer { ${part} { edges { node { ... on Action { ${fields} } ... on Mood { ${fields} } ... on JournalEntry { ${fields} } } } } } }`,
    { headers: bearer(somebody) },
  );
  const { data } = json as { data: { viewer: { history: { edges: { node: { day: DayTold } }[] } } } };
  return data.viewer.history.edges.map(({ node }) => node.day);
}

async function dayAfterDeleting(somebody: Person, page: string): Promise<DayTold> {
  const { json } = await ask(
    `mutation { deleteJournalEntry(input: { id: "${globalIdOf(page, "JournalEntry")}" })
      { ... on DeleteJournalEntryPayload { day { id date gold coal } } } }`,
    { headers: bearer(somebody) },
  );
  return (json as { data: { deleteJournalEntry: { day: DayTold } } }).data.deleteJournalEntry.day;
}

async function edgesOf(somebody: Person) {
  const { cursors } = await historyOf(somebody);
  return [cursors[0], cursors.at(-1)];
}

async function classificationsOf(somebody: Person, filter: string): Promise<Set<string>> {
  const answer = await ask(
    `{ viewer { history(first: 100, filter: ${filter}) { edges { node { ... on Action { classification } } } } } }`,
    { headers: bearer(somebody) },
  );
  const { viewer } = (
    answer.json as { data: { viewer: { history: { edges: { node: { classification: string } }[] } } } }
  ).data;
  return new Set(viewer.history.edges.map(({ node }) => node.classification));
}
