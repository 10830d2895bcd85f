import { describe, expect, test } from "vitest";
import { addDays } from "#domain/days.ts";
import { demoDiary } from "#domain/demo.ts";
import { demoDeeds, demoNotes, demoOwnMoods, demoPages, demoSentences, demoTags } from "#domain/content/demo.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { unsafe } from "#tests/support/unsafeWords.ts";

const today = "2026-11-24";
const diary = demoDiary({ today, days: 730, seed: "Lena" });

describe("the made-up diary", () => {
  test("is two years of plausible days, the oldest first, up to today", () => {
    const dates = [...new Set(diary.map(({ date }) => date))];

    expect(diary.length).toBeGreaterThan(1_200);
    expect(diary.length).toBeLessThan(2_200);
    expect(diary.map(({ date, time }) => `${date} ${time}`)).toEqual(
      diary.map(({ date, time }) => `${date} ${time}`).toSorted(),
    );
    expect(dates[0]! >= addDays(today, -729)).toBe(true);
    expect(dates.length).toBeGreaterThan(600);
    expect(dates.length).toBeLessThan(730);
  });

  test("is the same for the same seed, and another one for another", () => {
    expect(demoDiary({ today, days: 730, seed: "Lena" })).toEqual(diary);
    expect(demoDiary({ today, days: 730, seed: "Maya" })).not.toEqual(diary);
  });

  test("has hard days too, but none in the week that people see first", () => {
    const hard = diary.filter((entry) => entry.kind === "mood" && isHardest(entry.value));

    expect(hard.length).toBeGreaterThan(50);
    expect(hard.filter(({ date }) => date > addDays(today, -7))).toEqual([]);
  });

  test("has each tag, a few times at least, and each own mood as the mood beneath it", () => {
    const used = diary.flatMap(({ tags }) => tags.map(({ name }) => name));
    const own = diary.flatMap((entry) =>
      entry.kind === "mood" && entry.ownMood ? [[entry.ownMood, entry.value]] : [],
    );

    for (const [name] of demoTags) expect(used.filter((one) => one === name).length).toBeGreaterThan(20);
    for (const { name, value } of demoOwnMoods) {
      const values = own.filter(([one]) => one === name).map(([, felt]) => felt);
      expect(values.length).toBeGreaterThan(20);
      expect(new Set(values)).toEqual(new Set([value]));
    }
  });

  test.each(unsafe)("shows nobody $kind", ({ words }) => {
    const texts = [
      ...demoDeeds.flatMap(({ eventTitle, reflection }) => [eventTitle, reflection ?? ""]),
      ...Object.values(demoNotes).flat(),
      ...demoPages.flatMap(([, title, first]) => [title, first]),
      ...demoSentences,
      ...demoTags.flatMap(([name, group]) => [name, group]),
      ...demoOwnMoods.map(({ name }) => name),
    ];

    expect(texts.filter((text) => words.test(text))).toEqual([]);
  });
});
