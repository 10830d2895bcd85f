import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "#domain/days.ts";
import type { DiaryDay } from "#domain/days.ts";
import { fewestDays, insightBeside, insightsFrom, type Subject } from "#domain/insights.ts";
import { moodGroups, moods } from "#domain/moods.ts";

const nothing = { gold: 0, coal: 0, actions: 0, positives: 0, journals: 0, reflections: 0, moods: [] };

/** Days of March 2026, whose 2nd is a Monday. */
function day(number: number, held: Partial<DiaryDay> = {}): DiaryDay {
  return { ...nothing, date: addDays("2026-03-01", number - 1), ...held };
}

describe("insights", () => {
  test("of two days, or of none, are none", () => {
    const rich = { gold: 2, coal: 1, actions: 1, positives: 1, journals: 1, moods: ["happy"] as const };

    expect(insightsFrom([])).toEqual([]);
    expect(insightsFrom([day(1, rich), day(2, rich)])).toEqual([]);
  });

  test("of writing tell on how many such days the mood was happy or calm", () => {
    const days = [
      day(1, { journals: 2, moods: ["sad", "calm"] }),
      day(3, { journals: 1, moods: ["sad"] }),
      day(5, { journals: 1, moods: ["love"] }),
      day(7, { journals: 1 }),
      day(9, { moods: ["happy"] }),
    ];

    expect(insightsFrom(days)[0]).toEqual({
      key: "writing-days",
      text: "On the 3 days you wrote in your journal and noted a mood, it was a happy or calm one on 2.",
      days: 3,
    });
  });

  test("of coal tell how often something positive came the day after", () => {
    const days = [
      day(1, { coal: 1 }),
      day(2, { positives: 1 }),
      day(5, { coal: 3 }),
      day(7, { coal: 1 }),
      day(8, { coal: -1 }),
    ];

    expect(insightsFrom(days)).toEqual([
      {
        key: "after-coal",
        text: "3 of your days brought Learning Points; 1 of them had something positive the day after.",
        days: 3,
      },
    ]);
  });

  test("name the kind of mood that most days held, but none where two are even", () => {
    const uneven = [day(1, { moods: ["sad"] }), day(3, { moods: ["hurt", "happy"] }), day(5, { moods: ["tired"] })];
    const even = [...uneven, day(7, { moods: ["joyful"] })];

    expect(insightsFrom(uneven)).toEqual([
      { key: "common-mood", text: "Of 3 days with a mood, 2 held a sad one: more than any other kind.", days: 3 },
    ]);
    expect(insightsFrom(even)).toEqual([]);
    expect(insightsFrom([1, 3, 5].map((number) => day(number, { moods: ["tired"] })))).toEqual([]);
  });

  test("name the weekday with the most gold, but none where two are even or there is only one", () => {
    const mondays = [2, 9, 16].map((number) => day(number, { gold: 2, actions: 1 }));
    const fridays = [6, 13, 20].map((number, index) => day(number, { gold: index, actions: 1 }));
    const sundays = [1, 8, 15].map((number) => day(number, { gold: 2, actions: 1 }));

    expect(insightsFrom([...mondays, ...fridays])).toEqual([
      {
        key: "golden-weekday",
        text: "Mondays have brought you the most Good Karma: 2 on average over 3 of them.",
        days: 3,
      },
    ]);
    expect(insightsFrom([...mondays, ...fridays, ...sundays])).toEqual([]);
    expect(insightsFrom(mondays)).toEqual([]);
  });

  test("count the longest run of days, over the end of a month, in whatever order they come", () => {
    const days = [31, 30, 33, 32, 1, 2, 35].map((number) => day(number, { actions: 1 }));

    expect(insightsFrom(days)).toEqual([
      { key: "longest-run", text: "Your longest recent run of days with an entry is 4.", days: 4 },
    ]);
  });

  test("of any days are the same each time, rest on three days at least, and count no more than there are", () => {
    fc.assert(
      fc.property(anyDays(), (days) => {
        const insights = insightsFrom(days);

        expect(insightsFrom(structuredClone(days))).toEqual(insights);
        expect(insightsFrom(days.toReversed())).toEqual(insights);
        expect(new Set(insights.map(({ key }) => key)).size).toBe(insights.length);
        for (const { text, days: read } of insights) {
          expect(read).toBeGreaterThanOrEqual(fewestDays);
          expect(read).toBeLessThanOrEqual(days.length);
          expect(text).toMatch(/^[A-Z0-9][^]*\d[^]*\.$/);
          expect(text).not.toMatch(/NaN|undefined|Infinity|should|must|because|never|always/);
        }
      }),
    );
  });

  test("of any days have the numbers that counting one by one gives", () => {
    fc.assert(
      fc.property(anyDays(), (days) => {
        const said = new Map(insightsFrom(days).map(({ key, text }) => [key, numbersIn(text)]));
        let [written, brightWritten, kind, brightKind, heavy, followed] = [0, 0, 0, 0, 0, 0];
        for (const { date, journals, positives, coal, moods: felt } of days) {
          const isBright = felt.some((mood) =>
            [...moodGroups.happy, ...moodGroups.calm].includes(mood as "happy" | "calm"),
          );
          if (journals && felt.length) [written, brightWritten] = [written + 1, brightWritten + Number(isBright)];
          if (positives && felt.length) [kind, brightKind] = [kind + 1, brightKind + Number(isBright)];
          if (coal > 0) {
            heavy += 1;
            followed += Number(days.some((other) => other.date === addDays(date, 1) && other.positives > 0));
          }
        }

        expect(said.get("writing-days")).toEqual(written >= 3 ? [written, brightWritten] : undefined);
        expect(said.get("kind-days")).toEqual(kind >= 3 ? [kind, brightKind] : undefined);
        expect(said.get("after-coal")).toEqual(heavy >= 3 && followed > 0 ? [heavy, followed] : undefined);
        const golden = said.get("golden-weekday");
        if (golden) expect(bestMeans(days)).toEqual(golden[0]);
      }),
    );
  });
});

describe("the insight beside an entry", () => {
  test("of a mood compares the days that held it with the others", () => {
    const days = [
      ...[1, 2, 3].map((number) => day(number, { gold: number, moods: ["tired"] })),
      ...[4, 5, 6].map((number) => day(number, { gold: 0.5, moods: ["happy"] })),
      day(7, { gold: 9 }),
    ];

    expect(insightBeside({ kind: "Mood", value: "tired" }, days)).toEqual({
      key: "mood-days-tired",
      text: "You noted this mood on 3 days. They earned 2 Good Karma on average; your 3 other days with a mood earned 0.5.",
      days: 6,
    });
    expect(insightBeside({ kind: "Mood", value: "sad" }, days)).toBeUndefined();
    expect(insightBeside({ kind: "Mood", value: "tired" }, days.slice(0, 5))).toBeUndefined();
  });

  test.each<[Subject, string]>([
    [{ kind: "JournalEntry" }, "writing-days"],
    [{ kind: "Action", classification: "positive" }, "kind-days"],
    [{ kind: "Action", classification: "negative" }, "after-coal"],
  ])("of %j is what such days show, and nothing while there are too few", (subject, key) => {
    const rich = { coal: 1, actions: 1, positives: 1, journals: 1, moods: ["happy"] as const };
    const days = [day(1, rich), day(2, rich), day(3, rich)];

    expect(insightBeside(subject, days)).toMatchObject({ key, days: 3 });
    expect(insightBeside(subject, days)).toEqual(insightsFrom(days).find((insight) => insight.key === key));
    expect(insightBeside(subject, days.slice(1))).toBeUndefined();
  });
});

function anyDays(): fc.Arbitrary<DiaryDay[]> {
  const held = fc.record({
    number: fc.integer({ min: 1, max: 60 }),
    gold: fc.nat({ max: 9 }),
    coal: fc.integer({ min: -2, max: 5 }),
    actions: fc.nat({ max: 3 }),
    positives: fc.nat({ max: 2 }),
    journals: fc.nat({ max: 2 }),
    reflections: fc.nat({ max: 2 }),
    moods: fc.uniqueArray(fc.constantFrom(...moods), { maxLength: 3 }),
  });
  return fc
    .uniqueArray(held, { selector: ({ number }) => number, maxLength: 40 })
    .map((days) => days.map(({ number, ...rest }) => day(number, rest)));
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

function bestMeans(days: readonly DiaryDay[]): number {
  const means = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const like = days.filter(({ date }) => weekdayOf(date) === weekday);
    return like.length < 3 ? [] : [like.reduce((sum, { gold }) => sum + gold, 0) / like.length];
  });
  return Math.round(Math.max(...means) * 10) / 10;
}
