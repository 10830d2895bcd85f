import { describe, expect, test } from "vitest";
import { quotes } from "#domain/content/quotes.ts";
import { addDays, dayOfYear } from "#domain/days.ts";
import { quoteOf } from "#domain/quotes.ts";

describe("the quote of a day", () => {
  test.each([
    ["2026-01-01", 1],
    ["2026-04-11", 101],
    ["2026-10-26", 299],
    ["2026-10-27", 0],
    ["2026-12-31", 65],
    ["2024-02-29", 60],
    ["2024-12-31", 66],
  ])("on %s is number %i, counted from nought", (day, number) => {
    expect(quoteOf(day)).toBe(quotes[number]);
  });

  test("is one of the list on every day of a leap year, and another than the day before", () => {
    const days = Array.from({ length: 366 }, (_, index) => addDays("2024-01-01", index));

    for (const day of days) {
      expect(quoteOf(day)).toBe(quotes[dayOfYear(day) % quotes.length]);
      expect(quoteOf(day)).not.toBe(quoteOf(addDays(day, 1)));
    }
    expect(new Set(days.map(quoteOf)).size).toBe(quotes.length);
  });
});
