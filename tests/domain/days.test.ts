import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  addDays,
  dayOfYear,
  isLocalDate,
  isUsableDay,
  localDateOf,
  monthOf,
  rangeOf,
  ranges,
  weekdayOf,
  whenProblem,
} from "#domain/days.ts";

const zones = ["Pacific/Kiritimati", "Asia/Kathmandu", "Australia/Lord_Howe", "America/New_York", "Europe/London"];

const first = Temporal.PlainDate.from("1990-01-01");
const last = Temporal.PlainDate.from("2060-12-31");
const anyInstant = fc.date({
  min: new Date("1990-01-01T00:00:00Z"),
  max: new Date("2060-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});
const anyDay = fc.nat(first.until(last, { largestUnit: "days" }).days).map((days) => first.add({ days }));

function dayByTemporal(ms: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate().toString();
}

function clockChangesIn(zone: string): number[] {
  const changes: number[] = [];
  let next = Temporal.Instant.from("1990-01-01T00:00Z").toZonedDateTimeISO(zone).getTimeZoneTransition("next");
  while (next && next.year <= 2060) {
    changes.push(next.epochMilliseconds);
    next = next.getTimeZoneTransition("next");
  }
  return changes;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the day it is somewhere", () => {
  // Each line: the zone, an instant of midnight, the day before it and the day from it on.
  const midnights: [zone: string, event: string, midnight: string, before: string, after: string][] = [
    ["Pacific/Kiritimati", "the first to see a day", "2026-11-19T10:00Z", "2026-11-19", "2026-11-20"],
    ["Pacific/Kiritimati", "New Year", "2026-12-31T10:00Z", "2026-12-31", "2027-01-01"],
    ["Pacific/Kiritimati", "the day that was left out", "1994-12-31T10:00Z", "1994-12-30", "1995-01-01"],
    ["Asia/Kathmandu", "a quarter to six ahead", "2026-11-19T18:15Z", "2026-11-19", "2026-11-20"],
    ["Asia/Kathmandu", "a leap day", "2028-02-28T18:15Z", "2028-02-28", "2028-02-29"],
    ["Australia/Lord_Howe", "the day summer time ends", "2026-04-04T13:00Z", "2026-04-04", "2026-04-05"],
    ["Australia/Lord_Howe", "half an hour later the day after", "2026-04-05T13:30Z", "2026-04-05", "2026-04-06"],
    ["Australia/Lord_Howe", "the day summer time starts", "2026-10-03T13:30Z", "2026-10-03", "2026-10-04"],
    ["Australia/Lord_Howe", "half an hour earlier the day after", "2026-10-04T13:00Z", "2026-10-04", "2026-10-05"],
    ["America/New_York", "the day clocks go forward", "2026-03-08T05:00Z", "2026-03-07", "2026-03-08"],
    ["America/New_York", "the day after they went forward", "2026-03-09T04:00Z", "2026-03-08", "2026-03-09"],
    ["America/New_York", "the day clocks go back", "2026-11-01T04:00Z", "2026-10-31", "2026-11-01"],
    ["America/New_York", "the day after they went back", "2026-11-02T05:00Z", "2026-11-01", "2026-11-02"],
    ["Europe/London", "the day clocks go forward", "2026-03-29T00:00Z", "2026-03-28", "2026-03-29"],
    ["Europe/London", "the day after they went forward", "2026-03-29T23:00Z", "2026-03-29", "2026-03-30"],
    ["Europe/London", "the day clocks go back", "2026-10-24T23:00Z", "2026-10-24", "2026-10-25"],
    ["Europe/London", "the day after they went back", "2026-10-26T00:00Z", "2026-10-25", "2026-10-26"],
    ["UTC", "a year's end", "2027-01-01T00:00Z", "2026-12-31", "2027-01-01"],
  ];

  test.each(midnights)("%s, %s: it changes at %s", (zone, _event, midnight, before, after) => {
    const instant = Date.parse(midnight);

    expect(localDateOf(new Date(instant - 1), zone)).toBe(before);
    expect(localDateOf(new Date(instant), zone)).toBe(after);
  });

  // Both have the same local time, an hour apart.
  test("a repeated hour belongs to one day", () => {
    expect(localDateOf(new Date("2026-11-01T05:30Z"), "America/New_York")).toBe("2026-11-01");
    expect(localDateOf(new Date("2026-11-01T06:30Z"), "America/New_York")).toBe("2026-11-01");
  });

  test.each(zones)("%s: any instant from 1990 to 2060 is on the day Temporal says", (zone) => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(localDateOf(instant, zone)).toBe(dayByTemporal(instant.getTime(), zone));
      }),
      { numRuns: 1000 },
    );
  });

  test.each(zones)("%s: the days around every clock change are the ones Temporal says", (zone) => {
    const hour = 3_600_000;
    const around = [-26, -25, -24, -3, -2, -1, -0.5, 0, 0.5, 1, 2, 3, 21, 22, 23, 24, 25].flatMap((hours) =>
      [-1, 0, 1].map((ms) => hours * hour + ms),
    );
    const instants = clockChangesIn(zone).flatMap((change) => around.map((ms) => change + ms));

    const wrong = instants.filter((ms) => localDateOf(new Date(ms), zone) !== dayByTemporal(ms, zone));

    expect(wrong.map((ms) => new Date(ms).toISOString())).toEqual([]);
  });

  test.each(["America/New_York", "Australia/Lord_Howe", "Europe/London"])(
    "%s changes its clocks in those years",
    (zone) => {
      expect(clockChangesIn(zone).length).toBeGreaterThan(130);
    },
  );

  test.each(zones)("%s: both ends of a day are on it, however long it is", (zone) => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const from = day.toZonedDateTime(zone).epochMilliseconds;
        const until = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
        // Kiritimati skipped 31 December 1994.
        fc.pre(until > from);

        expect(localDateOf(new Date(from), zone)).toBe(day.toString());
        expect(localDateOf(new Date(until - 1), zone)).toBe(day.toString());
      }),
      { numRuns: 300 },
    );
  });

  test("the machine's own zone does not matter", () => {
    const instant = new Date("2011-12-30T12:00Z");
    for (const own of ["Pacific/Apia", "America/Los_Angeles", "UTC"]) {
      vi.stubEnv("TZ", own);

      expect(localDateOf(instant, "Asia/Kathmandu")).toBe("2011-12-30");
      expect(addDays("2011-12-29", 1)).toBe("2011-12-30");
      expect(rangeOf("week", "2011-12-30")).toEqual({ from: "2011-12-26", to: "2012-01-01" });
      expect(dayOfYear("2011-12-30")).toBe(364);
    }
  });

  test("more zones than are kept at hand still all answer", () => {
    const instant = new Date("2026-11-20T12:00Z");
    const names = Intl.supportedValuesOf("timeZone");

    expect(names.length).toBeGreaterThan(256);
    for (const zone of [...names, ...names.slice(0, 10)])
      expect(localDateOf(instant, zone), zone).toBe(dayByTemporal(instant.getTime(), zone));
  });

  test("our years begin with 1000 and end with 9999", () => {
    expect(localDateOf(new Date("1000-01-01T12:00Z"), "UTC")).toBe("1000-01-01");
    expect(localDateOf(new Date("9999-12-31T12:00Z"), "UTC")).toBe("9999-12-31");
  });

  test("an instant that is none, or out of our years, is refused", () => {
    for (const odd of [NaN, 8.64e15, -8.64e15, Date.parse("0999-12-31T12:00Z"), Date.parse("+010000-01-01T12:00Z")])
      expect(() => localDateOf(new Date(odd), "UTC"), String(odd)).toThrow(RangeError);
  });

  test("a zone that is none is refused", () => {
    expect(() => localDateOf(new Date(0), "+05:30")).toThrow(RangeError);
    expect(() => localDateOf(new Date(0), "Middle-earth/Shire")).toThrow(RangeError);
  });
});

describe("the periods of a balance", () => {
  test("are offered in the selector's order", () => {
    expect(ranges).toEqual(["today", "week", "month", "year", "all"]);
  });

  test("today is that one day, and all time is open at both ends", () => {
    expect(rangeOf("today", "2026-11-20")).toEqual({ from: "2026-11-20", to: "2026-11-20" });
    expect(rangeOf("all", "2026-11-20")).toEqual({ from: null, to: null });
  });

  test.each([
    ["a Friday", "2026-11-20", "2026-11-16", "2026-11-22"],
    ["a Monday", "2026-11-16", "2026-11-16", "2026-11-22"],
    ["a Sunday", "2026-11-22", "2026-11-16", "2026-11-22"],
    ["New Year's Day, a Friday", "2027-01-01", "2026-12-28", "2027-01-03"],
    ["a leap day, a Thursday", "2024-02-29", "2024-02-26", "2024-03-03"],
    ["the Sunday clocks go forward in London", "2026-03-29", "2026-03-23", "2026-03-29"],
  ])("the week of %s runs Monday to Sunday", (_day, today, from, to) => {
    expect(rangeOf("week", today)).toEqual({ from, to });
  });

  test.each([
    ["2026-01-31", "2026-01-01", "2026-01-31"],
    ["2026-04-01", "2026-04-01", "2026-04-30"],
    ["2026-02-14", "2026-02-01", "2026-02-28"],
    ["2024-02-14", "2024-02-01", "2024-02-29"],
    ["2000-02-29", "2000-02-01", "2000-02-29"],
    ["2100-02-01", "2100-02-01", "2100-02-28"],
    ["2026-12-31", "2026-12-01", "2026-12-31"],
  ])("the month of %s runs %s to %s", (today, from, to) => {
    expect(rangeOf("month", today)).toEqual({ from, to });
  });

  test.each(["2026-01-01", "2026-07-01", "2026-12-31"])("the year of %s runs to its end", (today) => {
    expect(rangeOf("year", today)).toEqual({ from: "2026-01-01", to: "2026-12-31" });
  });

  test("any day's week, month and year are the ones Temporal says", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = day.subtract({ days: day.dayOfWeek - 1 });

        expect(rangeOf("week", day.toString())).toEqual({
          from: monday.toString(),
          to: monday.add({ days: 6 }).toString(),
        });
        expect(rangeOf("month", day.toString())).toEqual({
          from: day.with({ day: 1 }).toString(),
          to: day.with({ day: day.daysInMonth }).toString(),
        });
        expect(rangeOf("year", day.toString())).toEqual({ from: `${day.year}-01-01`, to: `${day.year}-12-31` });
      }),
    );
  });
});

describe("counting days", () => {
  test.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-11-20", 0, "2026-11-20"],
    ["2026-11-20", -365, "2025-11-20"],
  ])("%s and %d days is %s", (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  test.each([
    ["2026-01-01", 1],
    ["2026-03-01", 60],
    ["2024-03-01", 61],
    ["2026-12-31", 365],
    ["2024-12-31", 366],
  ])("%s is day %d of its year", (date, day) => {
    expect(dayOfYear(date)).toBe(day);
  });

  test.each([
    ["2026-11-16", 1],
    ["2026-11-20", 5],
    ["2026-11-22", 7],
  ])("%s is day %d of its week", (date, day) => {
    expect(weekdayOf(date)).toBe(day);
  });

  test("a month is known by its first day", () => {
    expect(monthOf("2026-11-20")).toBe("2026-11-01");
    expect(monthOf("2024-02-29")).toBe("2024-02-01");
    expect(monthOf("2026-01-01")).toBe("2026-01-01");
  });

  test("any day and any step count as Temporal counts them", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        const date = day.toString();

        expect(addDays(date, days)).toBe(day.add({ days }).toString());
        expect(dayOfYear(date)).toBe(day.dayOfYear);
        expect(weekdayOf(date)).toBe(day.dayOfWeek);
        expect(monthOf(date)).toBe(day.with({ day: 1 }).toString());
      }),
    );
  });

  test("steps that are not whole, or lead out of our years, are refused", () => {
    for (const days of [0.5, NaN, Infinity, 1e9, -1e9, 1e300])
      expect(() => addDays("2026-11-20", days), String(days)).toThrow(RangeError);
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
    expect(() => addDays("1000-01-01", -1)).toThrow(RangeError);
    expect(() => rangeOf("week", "9999-12-31")).toThrow(RangeError);
  });
});

describe("dates", () => {
  const none = [
    "",
    "2026-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-1",
    "20261120",
    "2026-11-20T00:00",
    "2026-11-20 ",
    " 2026-11-20",
    "2026-11-20\n",
    "+002026-11-20",
    "0999-01-01",
    "today",
  ];

  test.each(["1000-01-01", "2024-02-29", "2026-11-20", "9999-12-31"])("%s is one", (text) => {
    expect(isLocalDate(text)).toBe(true);
  });

  test.each(none)("%j is none, and nothing is reckoned from it", (text) => {
    expect(isLocalDate(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(RangeError);
    expect(() => monthOf(text)).toThrow(RangeError);
    expect(() => dayOfYear(text)).toThrow(RangeError);
    expect(() => weekdayOf(text)).toThrow(RangeError);
    for (const range of ranges) expect(() => rangeOf(range, text), range).toThrow(RangeError);
  });
});

describe("when an entry happened", () => {
  const now = new Date("2026-11-20T12:00:00Z");

  test.each(["2026-11-20T12:00:00Z", "2026-11-20T12:05:00Z", "2026-11-19T00:00:00Z", "1900-01-01T00:00:00Z"])(
    "%s is accepted at noon on 20 November 2026",
    (when) => {
      expect(whenProblem(new Date(when), now)).toBeUndefined();
    },
  );

  test.each([
    ["2026-11-20T12:05:00.001Z", "The date and time cannot be in the future."],
    ["1899-12-31T23:59:59Z", "The date cannot be before 1900."],
    ["-100000-01-01T00:00:00Z", "The date cannot be before 1900."],
    ["soon", "Please choose a valid date and time."],
  ])("%s is refused: %s", (when, words) => {
    expect(whenProblem(new Date(when), now)).toBe(words);
  });
});

describe("a day that callers may name", () => {
  const anyYear = fc.integer({ min: 1000, max: 9999 });
  const days = fc
    .tuple(anyYear, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map((parts) => parts.map((part) => `${part}`.padStart(2, "0")).join("-"));

  test("has a year of days on both sides of it", () => {
    fc.assert(
      fc.property(days.filter(isUsableDay), fc.integer({ min: -365, max: 365 }), (day, count) => {
        expect(isLocalDate(addDays(day, count))).toBe(true);
        for (const range of ranges) expect(() => rangeOf(range, day)).not.toThrow();
      }),
      {
        examples: [
          ["1001-01-01", -365],
          ["9998-12-31", 365],
        ],
      },
    );
  });

  test.each(["1000-12-31", "9999-01-01", "0001-01-01", "10000-01-01", "2026-02-30", "2026-3-1", "", "1001"])(
    "is not %j",
    (text) => {
      expect(isUsableDay(text)).toBe(false);
    },
  );

  test("is refused without being quoted", () => {
    expect(() => addDays("What I wrote", 1)).toThrow(/^Not a date$/);
  });
});
