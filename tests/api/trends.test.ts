import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { pickedFrom, seededChance } from "#domain/chance.ts";
import { moodGroups, moods, type Mood } from "#domain/moods.ts";
import { trendRanges, type TrendRange } from "#domain/trends.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { bearer, knock } from "#tests/support/knock.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { trendDoors, type TrendsJson } from "#tests/support/trendDoors.ts";

useApp();

/** Far from UTC on both sides, by halves and quarters of an hour, with changes of half an hour, at midnight and over Ramadan. */
const zones = [
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "America/New_York",
  "Europe/London",
  "America/St_Johns",
  "America/Havana",
  "Africa/Casablanca",
];

describe.each(zones)("somebody in %s, through the clock changes of a year", (zone) => {
  test("has the trends that their raw entries add up to by another calendar", async () => {
    const somebody = await person("ada", { zone });
    await live(restDoor({ as: somebody, zone }), zone);
    const entries = await rawEntriesOf(somebody);

    for (const { open } of trendDoors) {
      for (const range of trendRanges) {
        const { said, today } = await withinOneDay(zone, () => open(somebody, zone).trends(range));
        expect(said).toEqual(trendByTemporal(range, entries, today));
      }
    }
  });
});

describe.each(trendDoors)("over $name", ({ open }) => {
  test("somebody new has every day of the calendar at nothing, and no day of all time", async () => {
    const ada = open(await person("ada"));

    const [week, month, all] = await Promise.all(trendRanges.map((range) => ada.trends(range)));

    expect(week?.trendData).toHaveLength(7);
    expect(month?.trendData).toHaveLength(30);
    expect(all?.trendData).toEqual([]);
    expect(week?.correlations).toEqual({
      happyDays: { avgKarma: 0, days: 0 },
      calmDays: { avgKarma: 0, days: 0 },
      sadDays: { avgKarma: 0, days: 0 },
    });
    expect(await ada.distribution()).toEqual({ total: 0, top: [], others: 0 });
    expect(await ada.year(2026)).toEqual([]);
    expect(await ada.onThisDay()).toEqual([]);
  });

  test("a day's bar never goes below nothing, while its debt counts in a mean", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    granted(
      await ada.logAction({ type: "event", classification: "negative", intention: null, emotionResponse: "calm" }),
    );
    granted(await ada.saveMood({ value: "calm" }));

    const { trendData, correlations } = await open(somebody).trends("all");

    expect(trendData).toEqual([{ date: todayIn("UTC"), goldKarma: 1, coalKarma: 0 }]);
    expect(correlations.calmDays).toEqual({ avgKarma: 2, days: 1 });
  });

  test("what is edited or deleted is no longer there", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    const { id } = granted(await ada.saveMood({ value: "happy" }));
    const action = granted(await ada.logAction());

    granted(await ada.editMood(id, { value: "calm" }));
    expect(await open(somebody).distribution()).toEqual({
      total: 1,
      top: [{ value: "calm", label: "Calm", count: 1 }],
      others: 0,
    });
    expect((await open(somebody).trends("week")).correlations).toMatchObject({
      happyDays: { days: 0 },
      calmDays: { days: 1 },
    });

    await ada.deleteMood(id);
    await ada.deleteAction(action.id);
    expect(await open(somebody).distribution()).toEqual({ total: 0, top: [], others: 0 });
    expect((await open(somebody).trends("all")).trendData).toEqual([]);
    expect(await open(somebody).year(Number(todayIn("UTC").slice(0, 4)))).toEqual([]);
  });

  test("a pixel shows the latest mood of its day, whenever it was written down", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    granted(await ada.saveMood({ value: "happy", occurredAt: "2025-03-04T18:00:00Z" }));
    granted(await ada.saveMood({ value: "tired", occurredAt: "2025-03-04T07:00:00Z" }));
    granted(await ada.logAction({ occurredAt: "2025-03-05T12:00:00Z" }));
    granted(await ada.logAction({ occurredAt: "2024-12-31T12:00:00Z" }));

    expect(await open(somebody).year(2025)).toEqual([
      { date: "2025-03-04", goldKarma: 0, coalKarma: 0, moodValue: "happy" },
      { date: "2025-03-05", goldKarma: 2, coalKarma: 0, moodValue: null },
    ]);
  });

  test("nobody sees another's", async () => {
    const ada = restDoor({ as: await person("ada") });
    granted(await ada.saveMood());
    const bo = open(await person("bo"));

    expect((await bo.trends("all")).trendData).toEqual([]);
    expect(await bo.distribution()).toMatchObject({ total: 0 });
    expect(await bo.year(Number(todayIn("UTC").slice(0, 4)))).toEqual([]);
  });

  describe("on this day", () => {
    const yearAgo = lookedBackAt("years");
    const monthAgo = lookedBackAt("months");

    test("stand a year and a month ago, with what they held", async () => {
      const somebody = await person("ada");
      const ada = restDoor({ as: somebody });
      for (const day of [yearAgo, monthAgo]) {
        granted(await ada.saveMood({ value: "calm", occurredAt: `${day}T09:00:00Z` }));
        granted(await ada.saveMood({ value: "happy", occurredAt: `${day}T08:00:00Z` }));
        granted(await ada.logAction({ occurredAt: `${day}T10:00:00Z` }));
        granted(await ada.write({ occurredAt: `${day}T11:00:00Z` }));
      }

      const held = { goldKarma: 3, coalKarma: 0, actionsLogged: 1, journalEntries: 1, moods: ["happy", "calm"] };
      expect(await open(somebody).onThisDay()).toEqual(
        [
          { ago: "year", date: yearAgo, ...held },
          { ago: "month", date: monthAgo, ...held },
        ].filter(({ date }) => hasSameDay(date)),
      );
    });

    test.each(["sad", "hurt", "depressed", "heart_broken", "overwhelmed", "anxious"] as const)(
      "is never a day that holds %s, neither as a mood nor as a response",
      async (hard) => {
        const somebody = await person("ada");
        const ada = restDoor({ as: somebody });
        granted(await ada.saveMood({ value: "happy", occurredAt: `${yearAgo}T09:00:00Z` }));
        granted(await ada.saveMood({ value: hard, occurredAt: `${yearAgo}T07:00:00Z` }));
        granted(await ada.saveMood({ value: "calm", occurredAt: `${monthAgo}T09:00:00Z` }));
        granted(await ada.logAction({ emotionResponse: hard, occurredAt: `${monthAgo}T10:00:00Z` }));

        expect(await open(somebody).onThisDay()).toEqual([]);
      },
    );

    test("is silent while the current mood is one of the hardest", async () => {
      const somebody = await person("ada");
      const ada = restDoor({ as: somebody });
      granted(await ada.saveMood({ value: "calm", occurredAt: `${yearAgo}T09:00:00Z` }));
      const { id } = granted(await ada.saveMood({ value: "hurt" }));
      expect(await open(somebody).onThisDay()).toEqual([]);

      granted(await ada.editMood(id, { value: "tired" }));
      expect(await open(somebody).onThisDay()).toHaveLength(hasSameDay(yearAgo) ? 1 : 0);
    });
  });
});

describe("the history of a single day", () => {
  test("holds that day's entries and no others", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    for (const day of ["2025-03-03", "2025-03-04", "2025-03-05"])
      granted(await ada.saveMood({ occurredAt: `${day}T12:00:00Z` }));

    const { json } = await knock("POST", "/graphql", {
      headers: bearer(somebody),
      body: {
        query: `{ viewer { history(day: "2025-03-04") { edges { node { ... on Mood { localDate hasNote } } } } } }`,
      },
    });

    expect(json).toEqual({
      data: { viewer: { history: { edges: [{ node: { localDate: "2025-03-04", hasNote: false } }] } } },
    });
  });
});

test.each([
  ["user?range=year", 400],
  ["year?year=1800", 400],
  ["year?year=20260", 400],
  ["year?year=now", 400],
  ["user", 200],
  ["year", 200],
])("GET /api/trends/%s is answered %i", async (path, status) => {
  const answer = await knock("GET", `/api/trends/${path}`, { headers: bearer(await person("ada")) });

  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.json).toMatchObject({ message: expect.any(String) });
});

/** Moods, actions, events and pages around each clock change of the last year and over the last weeks, each at a minute of its own. */
async function live(door: Door, zone: string): Promise<void> {
  const chance = seededChance(zone);
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const around = [now, ...clockChangesBefore(now)];
  const times = around.flatMap((center) =>
    Array.from({ length: 36 }, (_, index) => center.subtract({ minutes: Math.floor((index + chance()) * 20 * 60) })),
  );
  const yearAgo = now.subtract({ years: 1 });
  const past = times.filter((time) => Temporal.ZonedDateTime.compare(time, yearAgo) > 0);

  for (let first = 0; first < past.length; first += 8)
    await Promise.all(
      past.slice(first, first + 8).map(async (time) => {
        const occurredAt = time.toInstant().toString({ smallestUnit: "millisecond" });
        const what = chance();
        if (what < 0.45)
          return granted(await door.saveMood({ value: pickedFrom(moods, chance()) ?? "calm", occurredAt }));
        if (what < 0.55) return granted(await door.write({ occurredAt }));
        const isHard = chance() < 0.4;
        return granted(
          await door.logAction({
            type: what < 0.8 ? "action" : "event",
            classification: isHard ? "negative" : "positive",
            intention: what < 0.8 ? "positive" : null,
            emotionResponse: chance() < 0.5 ? "calm" : "angry",
            occurredAt,
          }),
        );
      }),
    );
}

/** Half a day after each, so that what is written before and after it is on both sides. */
function clockChangesBefore(now: Temporal.ZonedDateTime): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  let change = now.getTimeZoneTransition("previous");
  while (change && changes.length < 2) {
    changes.push(change.add({ hours: 12 }));
    change = change.getTimeZoneTransition("previous");
  }
  return changes.filter((each) => Temporal.ZonedDateTime.compare(each, now) < 0);
}

interface RawEntry {
  at: string;
  zone: string;
  /** Raw. */
  gold: number;
  coal: number;
  mood: Mood | undefined;
}

/** Every entry as REST lists it, of which only the instant, the zone, the mood and the karma are taken. */
async function rawEntriesOf(somebody: Person): Promise<RawEntry[]> {
  const lists = await Promise.all(
    ["/actions/user", "/moods/user", "/journal"].map((path) =>
      knock("GET", `/api${path}`, { headers: bearer(somebody) }),
    ),
  );
  const rows = lists.flatMap(
    ({ json }) => json as { createdAt: string; timeZone: string; gold?: number; coal?: number; value?: Mood }[],
  );
  return rows.map(({ createdAt, timeZone, gold = 0, coal = 0, value }) => ({
    at: createdAt,
    zone: timeZone,
    gold,
    coal,
    mood: value,
  }));
}

/** The same trend, by Temporal and by hand. */
function trendByTemporal(range: TrendRange, entries: readonly RawEntry[], today: Temporal.PlainDate): TrendsJson {
  const byDay = new Map<string, RawEntry[]>();
  for (const entry of entries) {
    const day = Temporal.Instant.from(entry.at).toZonedDateTimeISO(entry.zone).toPlainDate().toString();
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const dates = {
    week: Array.from({ length: 7 }, (_, day) => monday.add({ days: day }).toString()),
    month: Array.from({ length: 30 }, (_, day) => today.subtract({ days: 29 - day }).toString()),
    all: [...byDay.keys()].toSorted().slice(-90),
  }[range];
  const sum = (date: string, of: "gold" | "coal") => (byDay.get(date) ?? []).reduce((all, entry) => all + entry[of], 0);

  const mean = (group: readonly Mood[]) => {
    const days = range === "all" ? [...byDay.keys()] : dates;
    const felt = days.filter((date) => byDay.get(date)?.some(({ mood }) => mood && group.includes(mood)));
    const karma = felt.reduce((all, date) => all + sum(date, "gold") - sum(date, "coal"), 0);
    return { avgKarma: felt.length === 0 ? 0 : karma / felt.length, days: felt.length };
  };
  return {
    trendData: dates.map((date) => ({ date, goldKarma: sum(date, "gold"), coalKarma: Math.max(0, sum(date, "coal")) })),
    correlations: { happyDays: mean(moodGroups.happy), calmDays: mean(moodGroups.calm), sadDays: mean(moodGroups.sad) },
  };
}

/** What was said on one day: asked again where midnight came in between. */
async function withinOneDay<Said>(
  zone: string,
  ask: () => Promise<Said>,
): Promise<{ said: Said; today: Temporal.PlainDate }> {
  for (;;) {
    const today = Temporal.Now.plainDateISO(zone);
    const said = await ask();
    if (Temporal.Now.plainDateISO(zone).equals(today)) return { said, today };
  }
}

function todayIn(zone: string): string {
  return Temporal.Now.plainDateISO(zone).toString();
}

function lookedBackAt(unit: "years" | "months"): string {
  return Temporal.Now.plainDateISO("UTC")
    .subtract({ [unit]: 1 })
    .toString();
}

/** Not so where the month before is too short. */
function hasSameDay(date: string): boolean {
  return date.slice(8) === todayIn("UTC").slice(8);
}
