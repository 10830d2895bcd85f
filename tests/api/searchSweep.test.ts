import { describe, expect, test, vi } from "vitest";
import { foldingNumber } from "#domain/finding.ts";
import { log } from "#server/base/log.ts";
import { sweepSegments } from "#server/nouns/search/sweepSegments.ts";
import { everyHour } from "#server/program/data.ts";
import { sql } from "#server/store/db.ts";
import { readStanding } from "#server/store/standing.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchOverRest } from "#tests/support/searchDoors.ts";

useApp();

const [january, march] = ["2026-01-20T12:00:00Z", "2026-03-01T12:00:00Z"];

/** A diary of two months that were both searched; the mood is of the second. */
async function searchedDiary(name: string): Promise<{ as: Person; door: Door; mood: string }> {
  const as = await person(name);
  const door = restDoor({ as, zone: "UTC" });
  granted(await door.saveMood({ note: "A quarry.", occurredAt: january }));
  const { id: mood } = granted(await door.saveMood({ note: "A quarry, too.", occurredAt: march }));
  expect((await searchOverRest(as)({ text: "quarry" })).ids).toHaveLength(2);
  expect(await monthsOf(as)).toEqual(["2026-01-01", "2026-03-01"]);
  return { as, door, mood };
}

/** The months of a person's stored segments. */
async function monthsOf({ id }: Person): Promise<string[]> {
  const rows = await sql<{ month: string }>`
    select month::text as month from "SearchMonth" where "userId" = ${id}::uuid order by month`;
  return rows.map(({ month }) => month);
}

describe("without a search, the hourly job", () => {
  test("deletes the stored copy of a month in which an entry was deleted, and no other", async () => {
    const [ada, bo] = [await searchedDiary("ada"), await searchedDiary("bo")];
    await ada.door.deleteMood(ada.mood);

    await sweepSegments();

    expect(await monthsOf(ada.as)).toEqual(["2026-01-01"]);
    expect(await monthsOf(bo.as)).toEqual(["2026-01-01", "2026-03-01"]);
    expect((await searchOverRest(ada.as)({ text: "quarry" })).ids).toHaveLength(1);
  });

  test("deletes the stored copy of an older comparison, and not that of a newer one", async () => {
    const { as } = await searchedDiary("ada");
    await sql`
      update "SearchMonth" set folding = ${foldingNumber}::int + case month when '2026-01-01' then 1 else -1 end
      where "userId" = ${as.id}::uuid`;

    await sweepSegments();

    expect(await monthsOf(as)).toEqual(["2026-01-01"]);
  });

  test("finds a changed month behind a thousand others", async () => {
    const { as, door, mood } = await searchedDiary("ada");
    await sql`
      insert into "MonthTotal" ("userId", month, writes)
      select ${as.id}::uuid, date '1900-01-01' + n * interval '1 month', 1 from generate_series(0, 1100) n`;
    await sql`
      insert into "SearchMonth" ("userId", month, part, writes, epoch, version, folding, sealed)
      select ${as.id}::uuid, date '1900-01-01' + n * interval '1 month', 0, 1, 1, 1, ${foldingNumber}::int, '\\x00' from generate_series(0, 1100) n`;
    await door.deleteMood(mood);

    await sweepSegments();

    expect(await monthsOf(as)).not.toContain("2026-03-01");
    expect(await monthsOf(as)).toHaveLength(1_102);
  });

  test("on two servers at the same time does the same, and fails on neither", async () => {
    const diaries = [await searchedDiary("ada"), await searchedDiary("bo")];
    for (const { door, mood } of diaries) await door.deleteMood(mood);

    await Promise.all([sweepSegments(), sweepSegments()]);
    // What one passed over, the other has deleted.
    for (const { as } of diaries) expect(await monthsOf(as)).toEqual(["2026-01-01"]);
  });

  test("deletes nothing while people can only read", async () => {
    const { as, door, mood } = await searchedDiary("ada");
    await door.deleteMood(mood);
    await sql`insert into "Freeze" (since) values (now())`;
    await readStanding();

    await sweepSegments();
    expect(await monthsOf(as)).toHaveLength(2);

    await sql`delete from "Freeze"`;
    await readStanding();
    await sweepSegments();
    expect(await monthsOf(as)).toEqual(["2026-01-01"]);
  });
});

test("an hourly job runs at once and each hour, also after it failed, and says why", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const failed = vi.spyOn(log, "error").mockReturnValue();
  let runs = 0;
  everyHour(async () => {
    runs += 1;
    throw new Error("The database is away.");
  }, "this was not done");

  await vi.advanceTimersByTimeAsync(2 * 3_600_000);

  expect(runs).toBe(3);
  expect(failed).toHaveBeenCalledWith({ err: expect.any(Error) }, "this was not done");
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
