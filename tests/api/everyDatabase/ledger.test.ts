import { afterEach, expect, test } from "vitest";
import { sweepDeleted } from "#server/nouns/account/deletion.ts";
import { sql } from "#server/store/db.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { useApp } from "#tests/support/app.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";

useApp();

let undo: (() => Promise<unknown>) | undefined;

afterEach(async () => {
  await undo?.();
  undo = undefined;
  expect(await ledgerGaps()).toEqual([]);
});

const occurredAt = "2026-03-01T12:00:00Z";

async function diarist(): Promise<Person> {
  const ada = await person("ada");
  const diary = restDoor({ as: ada, zone: "UTC" });
  granted(await diary.saveMood({ note: "Slept well.", occurredAt }));
  granted(await diary.saveMood({ value: "sad", occurredAt }));
  granted(await diary.write({ occurredAt }));
  return ada;
}

test("the check finds nothing if only operations have written", async () => {
  await diarist();

  expect(await ledgerGaps()).toEqual([]);
});

test("a day that counts a mood, a page or a reflection too many is found", async () => {
  const { id } = await diarist();
  undo = () => change(id, -1);

  await change(id, 1);

  const wrong = { userId: id, period: "day", date: new Date("2026-03-01") };
  expect(await ledgerGaps()).toEqual([
    { ...wrong, column: "journals", total: 2, facts: 1 },
    { ...wrong, column: "moods", total: 3, facts: 2 },
    { ...wrong, column: "reflections", total: 3, facts: 2 },
  ]);
});

test("a month that has lost the gold of a page is found", async () => {
  const { id } = await diarist();
  undo = () => sql`update "MonthTotal" set gold = gold + 1 where "userId" = ${id}::uuid`;

  await sql`update "MonthTotal" set gold = gold - 1 where "userId" = ${id}::uuid`;

  expect(await ledgerGaps()).toEqual([
    { userId: id, period: "month", date: new Date("2026-03-01"), column: "gold", total: 0, facts: 1 },
  ]);
});

test("all time that counts a reflection too many is found", async () => {
  const { id } = await diarist();
  undo = () => sql`update "AllTimeTotal" set reflections = reflections - 1 where "userId" = ${id}::uuid`;

  await sql`update "AllTimeTotal" set reflections = reflections + 1 where "userId" = ${id}::uuid`;

  expect(await ledgerGaps()).toMatchObject([
    { userId: id, period: "all time", column: "reflections", total: 3, facts: 2 },
  ]);
});

test("a day's count of one mood that is wrong is found, and so is one for a mood that nobody noted", async () => {
  const { id } = await diarist();
  undo = () => sql`delete from "DayMood" where "userId" = ${id}::uuid and value = 'tired'`;

  await sql`insert into "DayMood" ("userId", "localDate", value, count) values (${id}::uuid, '2026-03-01', 'tired', 2)`;

  expect(await ledgerGaps()).toMatchObject([{ userId: id, column: "tired", total: 2, facts: 0 }]);
});

test("a month's count of one mood that is wrong is found", async () => {
  const { id } = await diarist();
  undo = () => sql`update "MonthMood" set count = count - 1 where "userId" = ${id}::uuid and value = 'sad'`;

  await sql`update "MonthMood" set count = count + 1 where "userId" = ${id}::uuid and value = 'sad'`;

  const month = { period: "month", date: new Date("2026-03-01") };
  expect(await ledgerGaps()).toEqual([{ userId: id, ...month, column: "sad", total: 2, facts: 1 }]);
});

test("an account under deletion does not count as miscounted", async () => {
  const { id } = await diarist();
  undo = sweepDeleted;

  await sql`update "User" set "deletedAt" = now() where id = ${id}::uuid`;
  await sql`delete from "Mood" where "userId" = ${id}::uuid`;

  expect(await ledgerGaps()).toEqual([]);
});

test("a mood and a journal entry saved without the ledger are found", async () => {
  const { id } = await diarist();
  undo = async () => {
    await sql`delete from "Mood" where "userId" = ${id}::uuid and value = 'love'`;
    await sql`delete from "JournalEntry" where "userId" = ${id}::uuid and "localDate" > '2026-04-01'`;
  };

  await sql`
    insert into "Mood" (id, "userId", value, reflects, sealed, "occurredAt", "timeZone", "localDate")
    select gen_random_uuid(), "userId", 'love', false, sealed, "occurredAt", "timeZone", "localDate" + 40 from "Mood"
    where "userId" = ${id}::uuid limit 1`;
  await sql`
    insert into "JournalEntry" (id, "userId", hidden, sealed, gold, "ruleVersion", "occurredAt", "timeZone", "localDate")
    select gen_random_uuid(), "userId", hidden, sealed, gold, "ruleVersion", "occurredAt", "timeZone", "localDate" + 40
    from "JournalEntry" where "userId" = ${id}::uuid`;

  const each = ["gold", "journals", "moods", "reflections"];
  const expected = [
    ...each.map((column) => `all time ${column}`),
    ...each.map((column) => `day ${column}`),
    "day love",
    "month love",
    ...each.map((column) => `month ${column}`),
  ];
  const gaps = await ledgerGaps();
  expect(gaps.map(({ period, column }) => `${period} ${column}`)).toEqual(expected.toSorted());
  expect(gaps.every(({ total, facts }) => facts - total === 1)).toBe(true);
});

function change(id: string, by: number) {
  return sql`
    update "DayTotal" set moods = moods + ${by}::int, journals = journals + ${by}::int, reflections = reflections + ${by}::int
    where "userId" = ${id}::uuid`;
}
