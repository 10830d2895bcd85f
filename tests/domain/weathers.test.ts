import { expect, test } from "vitest";
import { emotions } from "#domain/emotions.ts";
import { moods } from "#domain/moods.ts";
import { feelingsOf, weatherOf, weathers } from "#domain/weathers.ts";

test("every mood and every emotion has exactly one weather", () => {
  const all = weathers.flatMap((weather) => feelingsOf[weather]);

  expect([...all].toSorted()).toEqual([...new Set([...moods, ...emotions])].toSorted());
});

test("each weather has four moods, so that all 24 stand in six rows", () => {
  for (const weather of weathers) {
    const shown = feelingsOf[weather].filter((feeling) => moods.some((mood) => mood === feeling));
    expect(shown, weather).toHaveLength(4);
  }
});

test("a value that is no feeling has no weather", () => {
  expect(weatherOf("no_one_affected")).toBeUndefined();
  expect(weatherOf("heart_broken")).toBe("rainy");
});
