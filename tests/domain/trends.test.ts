import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#domain/days.ts";
import { moods, type Mood } from "#domain/moods.ts";
import { dayIn, lastDayOf, moved } from "#domain/pixels.ts";
import {
  comparedWith,
  correlationsIn,
  distributionOf,
  lastTrendDay,
  meanInWords,
  openingRange,
  percentOf,
  sumOf,
  trendAfter,
  trendBefore,
  trendIn,
  weekSums,
  type TrendDay,
} from "#domain/trends.ts";
import {
  distributionInWords,
  karmaInWords,
  nameOfDayInChart,
  nameOfDayInWeek,
  nameOfLateDay,
  shortMonth,
  trendInWords,
} from "#domain/trendWords.ts";

function day(date: string, gold = 0, coal = 0, ...felt: Mood[]): TrendDay {
  return { date, gold, coal, moods: felt };
}

describe("a trend", () => {
  const facts = [day("2026-10-01", 9), day("2026-10-24", 2), day("2026-11-16", 1, 1), day("2026-11-22", 3)];

  test("of this week has Monday to Sunday, the days to come too", () => {
    const week = trendIn("week", facts, "2026-11-18");

    expect(week.map(({ date }) => date)).toEqual([
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
      "2026-11-22",
    ]);
    expect(week.map(({ gold }) => gold)).toEqual([1, 0, 0, 0, 0, 0, 3]);
  });

  test("of a month has the last 30 days up to today, every one of them", () => {
    const month = trendIn("month", facts, "2026-11-22");

    expect([month.length, month[0]?.date, month.at(-1)?.date]).toEqual([30, "2026-10-24", "2026-11-22"]);
    expect(month.filter(({ gold }) => gold > 0).map(({ date }) => date)).toEqual([
      "2026-10-24",
      "2026-11-16",
      "2026-11-22",
    ]);
  });

  test("of all time has only the days with entries", () => {
    expect(trendIn("all", facts, "2026-11-22")).toEqual(facts);
  });

  test.each([
    ["week", "2026-11-24", "2026-11-22", "2026-11-29", "2026-12-06"],
    ["week", "2026-11-22", "2026-11-15", "2026-11-22", "2026-11-29"],
    ["month", "2026-11-24", "2026-10-25", "2026-11-24", "2026-12-24"],
    ["month", "2026-03-30", "2026-02-28", "2026-03-30", "2026-04-29"],
  ] as const)(
    "of a %s with %s follows the one up to %s, ends on %s and is before the one up to %s",
    (range, until, before, last, after) => {
      expect(trendBefore(range, until)).toBe(before);
      expect(lastTrendDay(range, until)).toBe(last);
      expect(trendAfter(range, until)).toBe(after);
      expect(trendAfter(range, before)).toBe(last);
    },
  );

  test("opens on 30 days, unless fewer than 3 of them hold karma and all time has more to draw", () => {
    const three = [day("2026-11-01", 1), day("2026-11-02", 0, 1), day("2026-11-03", 2)];
    const two = [...three.slice(1), day("2026-11-04", 0, 0, "calm")];

    expect(openingRange(three, three)).toBe("month");
    expect(openingRange(two, three)).toBe("all");
    expect(openingRange(two, two)).toBe("month");
    expect(openingRange([], [])).toBe("month");
  });

  test("has its sum, and that of each week, with a debt of coal taken off before it is clamped", () => {
    const month = trendIn(
      "month",
      [day("2026-11-03", 2, 3), day("2026-11-05", 1, -2), day("2026-11-24", 9)],
      "2026-11-24",
    );

    expect(sumOf(month)).toEqual({ from: "2026-10-26", to: "2026-11-24", gold: 12, coal: 1 });
    expect(weekSums(month)).toEqual([
      { from: "2026-10-26", to: "2026-11-01", gold: 0, coal: 0 },
      { from: "2026-11-02", to: "2026-11-08", gold: 3, coal: 1 },
      { from: "2026-11-09", to: "2026-11-15", gold: 0, coal: 0 },
      { from: "2026-11-16", to: "2026-11-22", gold: 0, coal: 0 },
      { from: "2026-11-23", to: "2026-11-24", gold: 9, coal: 0 },
    ]);
    expect(weekSums(trendIn("month", [day("2026-10-31", 4)], "2026-11-29"))[0]).toEqual({
      from: "2026-10-31",
      to: "2026-11-01",
      gold: 4,
      coal: 0,
    });
    expect(sumOf([day("2026-11-03", 2, -1)])).toMatchObject({ gold: 2, coal: 0 });
    expect(sumOf([])).toBeUndefined();
    expect(weekSums([])).toEqual([]);
  });

  test("is compared with the same range before it", () => {
    expect(comparedWith("week", facts, "2026-11-24")).toEqual({
      from: "2026-11-16",
      to: "2026-11-22",
      gold: 4,
      coal: 1,
    });
    expect(comparedWith("month", facts, "2026-11-22")).toEqual({
      from: "2026-09-24",
      to: "2026-10-23",
      gold: 9,
      coal: 0,
    });
    expect(comparedWith("all", facts, "2026-11-22")).toBeUndefined();
  });

  test.each(["sad", "hurt", "depressed", "heart_broken", "overwhelmed", "anxious"] as const)(
    "is not compared where a day of either range holds %s",
    (hard) => {
      expect(comparedWith("week", [...facts, day("2026-11-25", 1, 0, hard)], "2026-11-24")).toBeUndefined();
      expect(comparedWith("week", [day("2026-11-17", 1, 0, "calm", hard)], "2026-11-24")).toBeUndefined();
      expect(comparedWith("week", [day("2026-11-15", 1, 0, hard)], "2026-11-24")).toBeDefined();
    },
  );
});

describe("correlations", () => {
  test("of a golden data set", () => {
    const days = [
      day("2026-11-01", 4, 0, "happy"),
      day("2026-11-02", 2, 1, "joyful", "calm"),
      day("2026-11-03", 0, 3, "sad"),
      day("2026-11-04", 1, -1, "strong", "emotional"),
      day("2026-11-05", 0, 2, "neutral"),
      day("2026-11-06", 5, 0, "tired"),
      day("2026-11-07", 7, 0),
    ];

    expect(correlationsIn(days)).toEqual({
      happy: { days: 3, avgKarma: (4 + 1 + 2) / 3 },
      calm: { days: 2, avgKarma: (1 - 2) / 2 },
      sad: { days: 2, avgKarma: (-3 + 2) / 2 },
    });
  });

  test("of no days are nothing", () => {
    expect(correlationsIn([])).toEqual({
      happy: { days: 0, avgKarma: 0 },
      calm: { days: 0, avgKarma: 0 },
      sad: { days: 0, avgKarma: 0 },
    });
  });

  test("count a day once for a group, however many of its moods it has", () => {
    expect(correlationsIn([day("2026-11-01", 2, 0, "happy", "great", "love")]).happy).toEqual({ days: 1, avgKarma: 2 });
  });

  test.each([
    [2.4, "2.4"],
    [-0.66, "−0.7"],
    [3, "3.0"],
    [0, "0"],
    [-0.04, "0"],
    [1 / 3, "0.3"],
  ])("a mean of %d reads %s", (mean, words) => {
    expect(meanInWords(mean)).toBe(words);
  });
});

describe("a distribution", () => {
  const golden = [
    { mood: "sad", count: 10 },
    { mood: "calm", count: 40 },
    { mood: "happy", count: 31 },
    { mood: "tired", count: 18 },
    { mood: "love", count: 14 },
    { mood: "anxious", count: 15 },
    { mood: "great", count: 10 },
    { mood: "crazy", count: 1 },
  ] as const;

  test("of a golden data set names the six most frequent, and the earlier of the grid of two alike", () => {
    const { total, top, others } = distributionOf(golden);

    expect([total, others]).toEqual([139, 11]);
    expect(top.map(({ mood }) => mood)).toEqual(["calm", "happy", "tired", "anxious", "love", "great"]);
    expect(top.map(({ count }) => percentOf(count, total))).toEqual(["29%", "22%", "13%", "11%", "10%", "7%"]);
  });

  test("counts every mood once", () => {
    const counts = fc.uniqueArray(
      fc.record({ mood: fc.constantFrom(...moods), count: fc.integer({ min: 1, max: 999 }) }),
      {
        selector: ({ mood }) => mood,
      },
    );
    fc.assert(
      fc.property(counts, (counted) => {
        const { total, top, others } = distributionOf(counted);
        expect(top.length).toBe(Math.min(6, counted.length));
        expect(top.reduce((sum, { count }) => sum + count, others)).toBe(total);
        expect(top.every(({ count }, index) => count <= (top[index - 1]?.count ?? count))).toBe(true);
      }),
    );
  });

  test.each([
    [1, 1000, "under 1%"],
    [999, 1000, "over 99%"],
    [1, 1, "100%"],
    [1, 3, "33%"],
  ])("%i of %i is %s", (count, total, words) => {
    expect(percentOf(count, total)).toBe(words);
  });
});

describe("in a year of pixels", () => {
  test.each([
    ["ArrowLeft", "2026-03-01", "2026-02-28"],
    ["ArrowRight", "2026-02-28", "2026-03-01"],
    ["ArrowUp", "2026-03-31", "2026-02-28"],
    ["ArrowDown", "2026-01-31", "2026-02-28"],
    ["Home", "2026-03-17", "2026-03-01"],
    ["End", "2026-03-17", "2026-03-31"],
    ["End", "2026-11-03", "2026-11-22"],
    ["ArrowLeft", "2026-01-01", undefined],
    ["ArrowUp", "2026-01-17", undefined],
    ["ArrowRight", "2026-11-22", undefined],
    ["ArrowDown", "2026-10-30", undefined],
    ["Enter", "2026-03-17", undefined],
  ])("%s leads from %s to %s", (key, from, to) => {
    expect(moved(from, key, "2026-11-22")).toBe(to);
  });

  test("months have the days they have", () => {
    expect([dayIn(2028, 2, 29), dayIn(2026, 2, 29), dayIn(2026, 4, 31)]).toEqual(["2028-02-29", undefined, undefined]);
  });

  test.each([
    [2026, undefined, "2026-11-22"],
    [2026, "2026-11-23", "2026-11-23"],
    [2025, "2025-06-01", "2025-12-31"],
  ])("the last day of %i that can be chosen, with %s held last, is %s", (year, held, last) => {
    expect(lastDayOf(year, "2026-11-22", held)).toBe(last);
  });
});

describe("words", () => {
  test("sum a trend up", () => {
    const days = [day("2026-11-20", 2, 1), day("2026-11-21"), day("2026-11-22", 5, 1)];
    const trend = { days, sum: { gold: 7, coal: 2 }, before: undefined };

    expect(trendInWords({ ...trend, range: "month" })).toBe("7 Good Karma and 2 Learning Points on 2 of 3 days.");
    expect(trendInWords({ ...trend, range: "month", before: { gold: 3, coal: 0 } })).toBe(
      "7 Good Karma and 2 Learning Points on 2 of 3 days; in the 30 days before, 3 and 0.",
    );
    expect(trendInWords({ ...trend, range: "week" })).toBe("7 Good Karma and 2 Learning Points.");
    expect(trendInWords({ ...trend, range: "week", before: { gold: 25, coal: 4 } })).toBe(
      "7 Good Karma and 2 Learning Points; in the week before, 25 and 4.",
    );
    expect(trendInWords({ ...trend, range: "all" })).toBe("7 Good Karma and 2 Learning Points on 2 days.");
    expect(trendInWords({ ...trend, range: "week", sum: { gold: 0, coal: 0 } })).toBe(
      "No Good Karma or Learning Points on these days.",
    );
    expect(trendInWords({ ...trend, range: "all", sum: { gold: 0, coal: 1 } })).toBe("1 Learning Point on 2 days.");
  });

  test("say of a full chart of all time that it has the last 90 days", () => {
    const days = Array.from({ length: 90 }, (_, index) => day(addDays("2026-01-01", 2 * index), 1));

    expect(trendInWords({ range: "all", days, sum: { gold: 90, coal: 0 }, before: undefined })).toBe(
      "90 Good Karma on the last 90 days with entries.",
    );
  });

  test("say karma", () => {
    expect(karmaInWords({ gold: 2, coal: 1 })).toBe("2 Good Karma and 1 Learning Point");
    expect(karmaInWords({ gold: 0, coal: 0 })).toBe("no karma");
  });

  test("say a distribution", () => {
    expect(
      distributionInWords(3, [
        { label: "Calm", count: 2 },
        { label: "Sad", count: 1 },
      ]),
    ).toBe("3 moods: 67% Calm, 33% Sad.");
  });

  test("name days as short as they may be", () => {
    expect(nameOfDayInWeek("2026-11-20")).toEqual(["Fri", "20"]);
    expect(nameOfDayInChart("2026-11-02")).toBe("2 Nov");
    expect(shortMonth(9)).toBe("Sep");
    expect(nameOfLateDay("2026-11-22", "2026-11-22")).toBe("Today");
    expect(nameOfLateDay("2026-11-21", "2026-11-22")).toBe("Yesterday");
    expect(nameOfLateDay("2026-11-16", "2026-11-22")).toBe("Monday");
    expect(nameOfLateDay("2026-11-15", "2026-11-22")).toBe("Sunday 15 November");
  });
});
