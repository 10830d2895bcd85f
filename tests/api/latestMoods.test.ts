import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { sql } from "#server/store/db.ts";
import type { Mood } from "#domain/moods.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { trendDoors } from "#tests/support/trendDoors.ts";

useApp();

interface Noted {
  value: Mood;
  occurredAt: string;
}

interface Step {
  does: "save" | "edit" | "remove";
  /** The index of an existing mood. */
  which: number;
  input: Noted;
}

const tellings = fc.record({
  value: fc.constantFrom<Mood>("happy", "sad", "calm"),
  // Few values, so that two moods share a moment.
  occurredAt: fc
    .record({ day: fc.constantFrom("04", "05"), hour: fc.integer({ min: 7, max: 10 }) })
    .map(({ day, hour }) => `2025-03-${day}T${String(hour).padStart(2, "0")}:00:00.000Z`),
});
const steps = fc.array(
  fc.record<Step>({ does: fc.constantFrom("save", "save", "edit", "remove"), which: fc.nat(20), input: tellings }),
  { minLength: 4, maxLength: 14 },
);

describe("a day's latest mood", () => {
  test.each(trendDoors)("is right over $name, whatever was noted, changed and taken away", async ({ open }) => {
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        const somebody = await person("ada");
        const ada = restDoor({ as: somebody, zone: "UTC" });
        const there = new Map<string, Noted>();
        for (const step of story) await tell(ada, there, step);

        const year = await open(somebody).year(2025);

        expect(year.map(({ date, moodValue }) => [date, moodValue])).toEqual(latestOf(there));
        expect(await ledgerGaps()).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test("is stored with its day until a latest one is removed, and again once none can be later", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody, zone: "UTC" });
    const known = () => knownOf(somebody.id);
    const { id: first } = granted(await ada.saveMood({ value: "sad", occurredAt: "2025-03-04T07:00:00Z" }));
    const { id: last } = granted(await ada.saveMood({ value: "calm", occurredAt: "2025-03-04T09:00:00Z" }));
    expect(await known()).toEqual([{ value: "calm" }]);

    granted(await ada.editMood(last, { value: "happy" }));
    expect(await known()).toEqual([{ value: "happy" }]);
    granted(await ada.editMood(first, { occurredAt: "2025-03-04T10:00:00Z" }));
    expect(await known()).toEqual([{ value: "sad" }]);

    granted(await ada.editMood(first, { occurredAt: "2025-03-04T08:00:00Z" }));
    expect(await known()).toEqual([{ value: null }]);
    granted(await ada.saveMood({ value: "tired", occurredAt: "2025-03-04T09:30:00Z" }));
    expect(await known()).toEqual([{ value: null }]);
    granted(await ada.saveMood({ value: "great", occurredAt: "2025-03-04T11:00:00Z" }));
    expect(await known()).toEqual([{ value: "great" }]);
  });

  test("is stored with its day again once it is the only one", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody, zone: "UTC" });
    const known = () => knownOf(somebody.id);
    const { id: only } = granted(await ada.saveMood({ value: "sad", occurredAt: "2025-03-04T09:00:00Z" }));

    granted(await ada.editMood(only, { value: "calm", occurredAt: "2025-03-04T07:00:00Z" }));
    expect(await known()).toEqual([{ value: "calm" }]);

    await ada.deleteMood(only);
    granted(await ada.saveMood({ value: "tired", occurredAt: "2025-03-04T06:00:00Z" }));
    expect(await known()).toEqual([{ value: "tired" }]);
  });

  test("that differs from its row is found by the ledger's check", async () => {
    const somebody = await person("ada");
    granted(await restDoor({ as: somebody, zone: "UTC" }).saveMood({ occurredAt: "2025-03-04T07:00:00Z" }));

    const say = (mood: Mood | null, at: string) => sql`
      update "DayTotal" set "latestMood" = ${mood}, "latestMoodAt" = ${`2025-03-04T${at}:00Z`}::timestamptz
      where "userId" = ${somebody.id}::uuid`;
    const day = { userId: somebody.id, period: "day", date: new Date("2025-03-04") };
    const gap = { ...day, column: "latestMood", total: 1, facts: 0 };
    await say("sad", "07:00");
    expect(await ledgerGaps()).toEqual([gap]);
    await say(null, "06:59");
    expect(await ledgerGaps()).toEqual([gap]);
    await say(null, "07:00");
    expect(await ledgerGaps()).toEqual([]);
  });

  test("is right if moods are saved and deleted at the same time", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody, zone: "UTC" });
    const noted = (hour: number) => ada.saveMood({ value: "calm", occurredAt: `2025-03-04T0${hour}:00:00Z` });
    const saved = (await Promise.all([1, 3, 5, 7, 9].map(noted))).map((one) => granted(one).id);

    await Promise.all([...saved.slice(1).map((id) => ada.deleteMood(id)), ...[2, 4, 6, 8].map(noted)]);

    expect(await ledgerGaps()).toEqual([]);
  });
});

function knownOf(userId: string) {
  return sql<{ value: Mood | null }>`select "latestMood" as value from "DayTotal" where "userId" = ${userId}::uuid`;
}

async function tell(ada: Door, there: Map<string, Noted>, { does, which, input }: Step): Promise<void> {
  const [id = ""] = [...there.keys()].slice(which % Math.max(1, there.size));
  if (does === "save" || there.size === 0) there.set(granted(await ada.saveMood(input)).id, input);
  else if (does === "edit") {
    granted(await ada.editMood(id, { ...input }));
    there.set(id, input);
  } else {
    await ada.deleteMood(id);
    there.delete(id);
  }
}

/** The latest mood per day, by time and then id, like the lists. */
function latestOf(there: ReadonlyMap<string, Noted>): [date: string, value: Mood][] {
  const sorted = [...there]
    .map(([id, noted]) => ({ id, ...noted }))
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  return [...new Map(sorted.map(({ occurredAt, value }) => [occurredAt.slice(0, 10), value]))];
}

function nameOf({ id, occurredAt }: Noted & { id: string }): string {
  return `${occurredAt} ${id}`;
}
