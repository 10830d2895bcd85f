import { expect, test } from "vitest";
import { comparableDays } from "#domain/comparisons.ts";
import { addDays } from "#domain/days.ts";
import { daysToCompare } from "#domain/insights.ts";
import {
  numbered,
  patternsIn,
  planted,
  spans,
  testInsightsOfMadeUpPeople,
} from "#tests/support/insightsOfMadeUpPeople.ts";
import { madeUpDiary } from "#tests/support/madeUpDiaries.ts";

testInsightsOfMadeUpPeople();

test("with the required number of days with a mood, half of all patterns are found", () => {
  const people = planted.flatMap(([name, habits, key]) =>
    numbered(60).map((person) => {
      const from = addDays(spans.to, 1 - comparableDays);
      const diary = madeUpDiary(`${name} ${person}`, from, comparableDays, { written: 1, checkIns: 1, ...habits });
      expect(daysToCompare(spans, diary)).toBe(comparableDays);
      return patternsIn(diary, `${person}`).some((insight) => insight.key === key);
    }),
  );

  const found = people.filter(Boolean).length / people.length;
  expect(found).toBeGreaterThan(0.45);
  expect(found).toBeLessThan(0.6);
});
