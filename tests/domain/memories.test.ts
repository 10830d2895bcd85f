import { describe, expect, test } from "vitest";
import { dayBefore, daysLookedBackAt, firstWordsOf, nameOfLookBack } from "#domain/memories.ts";

describe("the same day", () => {
  test.each([
    ["year", "2026-11-22", "2025-11-22"],
    ["two_years", "2026-11-22", "2024-11-22"],
    ["three_years", "2026-11-22", "2023-11-22"],
    ["month", "2026-11-22", "2026-10-22"],
    ["month", "2026-01-15", "2025-12-15"],
    ["year", "2028-02-29", undefined],
    ["month", "2026-03-30", undefined],
    ["month", "2028-03-29", "2028-02-29"],
  ] as const)("a %s before %s is %s", (lookBack, today, expected) => {
    expect(dayBefore(lookBack, today)).toBe(expected);
  });

  test("of years stands before that of a month, and the nearest year first", () => {
    expect([...daysLookedBackAt("2026-11-22", 3)]).toEqual([
      ["2025-11-22", "year"],
      ["2024-11-22", "two_years"],
      ["2023-11-22", "three_years"],
      ["2026-10-22", "month"],
    ]);
    expect([...daysLookedBackAt("2026-11-22", 1).values()]).toEqual(["year", "month"]);
    expect([...daysLookedBackAt("2028-02-29", 3).values()]).toEqual(["month"]);
  });

  test.each([
    ["YEAR", "A year ago"],
    ["TWO_YEARS", "Two years ago"],
    ["three_years", "Three years ago"],
    ["MONTH", "A month ago"],
  ])("%s is called %s", (lookBack, name) => {
    expect(nameOfLookBack(lookBack)).toBe(name);
  });
});

test("a memory tells the start of a text, on one line", () => {
  expect(firstWordsOf("  Snow.\n\nAll of it at once. ")).toBe("Snow. All of it at once.");
  expect(firstWordsOf("word ".repeat(60))).toHaveLength(141);
});
