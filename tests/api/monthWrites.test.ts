import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { connectedPeople } from "#tests/support/relations.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { rowsOf } from "#tests/support/rowsOf.ts";
import { statementsOf } from "#tests/support/statements.ts";

// By `writes` a search knows that a month has changed (docs/rules.md, Search). It is raised by each change, whatever it changes.

useApp();

const [january, march] = ["2026-01-20T12:00:00Z", "2026-03-01T12:00:00Z"];

interface Diary {
  ada: Person;
  door: Door;
  mood: string;
  page: string;
  action: string;
}

async function diaryOver(open: (typeof doors)[number]["open"]): Promise<Diary> {
  const ada = await person("ada");
  const door = open(ada, { zone: "UTC" });
  const { id: mood } = granted(await door.saveMood({ note: "Slept well.", occurredAt: march }));
  const { id: page } = granted(await door.write({ occurredAt: march }));
  const { id: action } = granted(await door.logAction({ occurredAt: march }));
  return { ada, door, mood, page, action };
}

/** Only REST tells of what belongs to a mood. */
function hidden(ada: Person, page: string): Promise<object> {
  return sendRequest("PATCH", `/api/journal/${page}`, { headers: bearer(ada), body: { tags: ["mood-reflection"] } });
}

async function writesOf({ id }: Person): Promise<Record<string, number>> {
  const rows = await sql<{ month: string; writes: number }>`
    select to_char(month, 'YYYY-MM') as month, writes from "MonthTotal" where "userId" = ${id}::uuid order by 1`;
  return Object.fromEntries(rows.map(({ month, writes }) => [month, writes]));
}

test.each(doors)("each save over $name is counted in its month", async ({ open }) => {
  const { ada } = await diaryOver(open);

  expect(await writesOf(ada)).toEqual({ "2026-03": 3 });
});

describe.each(doors)("over $name", ({ open }) => {
  test.each<[change: string, make: (diary: Diary) => Promise<unknown>, writes: Record<string, number>]>([
    ["a text of a mood", ({ door, mood }) => door.editMood(mood, { note: "Slept badly." }), { "2026-03": 4 }],
    [
      "a text of a page",
      ({ door, page }) => door.editPage(page, { texts: { title: null, body: "Other words." } }),
      { "2026-03": 4 },
    ],
    ["a text of an action", ({ door, action }) => door.editAction(action, { note: "Other." }), { "2026-03": 4 }],
    ["what hides a page", ({ ada, page }) => hidden(ada, page), { "2026-03": 4 }],
    ["its day", ({ door, mood }) => door.editMood(mood, { occurredAt: january }), { "2026-01": 1, "2026-03": 4 }],
    ["a deletion of a mood", ({ door, mood }) => door.deleteMood(mood), { "2026-03": 4 }],
    ["a deletion of a page", ({ door, page }) => door.deletePage(page), { "2026-03": 4 }],
    ["a deletion of an action", ({ door, action }) => door.deleteAction(action), { "2026-03": 4 }],
  ])("%s is counted", async (_change, make, writes) => {
    const diary = await diaryOver(open);

    await make(diary);

    expect(await writesOf(diary.ada)).toEqual(writes);
  });
});

test.each<[kind: string, table: string, save: (door: Door) => Promise<unknown>]>([
  ["a mood", "Mood", async (door) => granted(await door.saveMood({ note: "Slept well.", occurredAt: march }))],
  ["a page", "JournalEntry", async (door) => granted(await door.write({ occurredAt: march }))],
  ["an action", "Action", async (door) => granted(await door.logAction({ occurredAt: march }))],
])("a save of %s adds its row and its receipt alone, also in a month that was searched", async (_kind, table, save) => {
  const [{ open }] = doors;
  const { ada, door } = await diaryOver(open);
  granted(await sendRequest("POST", "/api/search", { headers: bearer(ada), body: { text: "slept" } }));
  const before = await rowsOf(ada);

  const statements = await statementsOf(() => save(door));

  expect(statements.join(" ")).not.toContain("SearchMonth");
  expect(before.SearchMonth).toBe(1);
  expect(await rowsOf(ada)).toEqual({
    ...before,
    [table]: (before[table] ?? 0) + 1,
    Receipt: (before.Receipt ?? 0) + 1,
  });
});

test("a save that is sent again is not counted", async () => {
  const ada = await person("ada");
  const [{ open }] = doors;
  const door = open(ada, { zone: "UTC" });
  const save = () => door.saveMood({ note: "Slept well.", occurredAt: march, clientId: "once" });

  granted(await save());
  granted(await save());

  expect(await writesOf(ada)).toEqual({ "2026-03": 1 });
});

test("a message is not counted, for no search remembers it", async () => {
  const [, people] = peopleDoors;
  const { ada, bo } = await connectedPeople();

  granted(await people.open(bo).send({ type: "good_karma", recipientId: ada.id }));

  expect(Object.values(await writesOf(ada))).toEqual([0]);
});
