import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { pickedFrom, seededChance } from "#domain/chance.ts";
import { moodGroups, moods, type Mood } from "#domain/moods.ts";
import { trendRanges, type TrendRange } from "#domain/trends.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { trendDoors, type TrendsJson } from "#tests/support/trendDoors.ts";

useApp();

/**
 * Zones far from UTC on both sides, with offsets of half and quarter hours. Their clocks change by half an hour, at
 * midnight, or around Ramadan.
 */
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

describe.each(zones)("a person in %s, through the clock changes of a year", (zone) => {
  test("has the trends that their raw entries add up to by another calendar", async () => {
    const somebody = await person("ada", { zone });
    await live(restDoor({ as: somebody, zone }), zone);
    const entries = await rawEntriesOf(somebody);

    for (const { open } of trendDoors) {
      for (const range of trendRanges) {
        const { said, today } = await withinOneDay(zone, () => open(somebody, zone).trends(range));
        expect(said).toEqual(trendByTemporal(range, entries, today));
      }
      for (const range of ["week", "month"] as const) {
        const until = Temporal.Now.plainDateISO(zone).subtract({ days: 100 });
        expect(await open(somebody, zone).trends(range, until.toString())).toEqual(
          trendByTemporal(range, entries, until),
        );
      }
    }
  });
});

describe.each(trendDoors)("over $name", ({ open }) => {
  test("a new person has every calendar day at zero, and no day of all time", async () => {
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

  test("edited and deleted entries no longer count", async () => {
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

  test("nobody sees another person's trend", async () => {
    const ada = restDoor({ as: await person("ada") });
    granted(await ada.saveMood());
    const bo = open(await person("bo"));

    expect((await bo.trends("all")).trendData).toEqual([]);
    expect(await bo.distribution()).toMatchObject({ total: 0 });
    expect(await bo.year(Number(todayIn("UTC").slice(0, 4)))).toEqual([]);
  });
});

describe("a trend over GraphQL", () => {
  test("has its sums, and those of the range before unless either holds one of the hardest moods", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    granted(await ada.logAction({ occurredAt: "2025-03-04T12:00:00Z" }));
    granted(await ada.logAction({ occurredAt: "2025-03-12T12:00:00Z" }));
    granted(await ada.logAction({ occurredAt: "2025-03-13T12:00:00Z" }));
    const sums = "sum { from to gold coal } before { gold coal }";
    const trendsOf = async () => {
      const { json } = await sendRequest("POST", "/graphql", {
        headers: bearer(somebody),
        body: {
          query: `{ viewer { trends { week(until: "2025-03-12") { ${sums} weeks { from } } month(until: "2025-03-12") { weeks { from to gold } } all { weeks { from } before { gold } } } } }`,
        },
      });
      return (json as { data: { viewer: { trends: object } } }).data.viewer.trends;
    };

    expect(await trendsOf()).toEqual({
      week: {
        sum: { from: "2025-03-10", to: "2025-03-16", gold: 4, coal: 0 },
        before: { gold: 2, coal: 0 },
        weeks: [{ from: "2025-03-10" }],
      },
      month: {
        weeks: [
          { from: "2025-02-11", to: "2025-02-16", gold: 0 },
          { from: "2025-02-17", to: "2025-02-23", gold: 0 },
          { from: "2025-02-24", to: "2025-03-02", gold: 0 },
          { from: "2025-03-03", to: "2025-03-09", gold: 2 },
          { from: "2025-03-10", to: "2025-03-12", gold: 2 },
        ],
      },
      all: { weeks: [], before: null },
    });

    granted(await ada.saveMood({ value: "hurt", occurredAt: "2025-03-05T12:00:00Z" }));
    expect(await trendsOf()).toMatchObject({ week: { sum: { gold: 4 }, before: null } });
  });
});

describe("the history of a single day", () => {
  test("has exactly that day's entries", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    for (const day of ["2025-03-03", "2025-03-04", "2025-03-05"])
      granted(await ada.saveMood({ occurredAt: `${day}T12:00:00Z` }));

    const { json } = await sendRequest("POST", "/graphql", {
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
  ["user?range=week&until=2025-03-04", 200],
  ["user?range=month&until=2025-02-30", 400],
  ["user?range=month&until=0900-01-01", 400],
  ["user?range=month&until=9999-12-31", 400],
  ["user?range=all&until=2025-03-04", 400],
  ["year?year=1800", 400],
  ["year?year=20260", 400],
  ["year?year=now", 400],
  ["user", 200],
  ["year", 200],
])("GET /api/trends/%s is answered %i", async (path, status) => {
  const answer = await sendRequest("GET", `/api/trends/${path}`, { headers: bearer(await person("ada")) });

  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.json).toMatchObject({ message: expect.any(String) });
});

/** Entries of all kinds around each clock change of the last year and in the last weeks, each at its own minute. */
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

/** Half a day after each change, so that entries lie on both sides of it. */
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
  /** Not clamped at 0. */
  gold: number;
  coal: number;
  mood: Mood | undefined;
}

/** Every entry in REST's lists, reduced to instant, zone, mood and karma. */
async function rawEntriesOf(somebody: Person): Promise<RawEntry[]> {
  const lists = await Promise.all(
    ["/actions/user", "/moods/user", "/journal"].map((path) =>
      sendRequest("GET", `/api${path}`, { headers: bearer(somebody) }),
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

/** The same trend, computed separately with Temporal. */
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

/** Two responses from one local day: asks again if midnight came between them. */
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
