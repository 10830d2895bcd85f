import { describe, expect, test } from "vitest";
import {
  dayBefore,
  daysLookedBackAt,
  firstWordsOf,
  keepsDayAway,
  memoryTextsOf,
  nameOfLookBack,
  nameOfMemory,
  type LookedAt,
} from "#domain/memories.ts";

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

describe("a day is not looked back at", () => {
  const action = { kind: "Action", type: "action", classification: "negative", emotionResponse: "calm" } as const;

  test.each<[what: string, entry: LookedAt]>([
    ["with the mood hurt", { kind: "Mood", value: "hurt" }],
    ["with the mood frustrated, by its name in GraphQL", { kind: "Mood", value: "FRUSTRATED" }],
    ["with a page that wears angry", { kind: "JournalEntry", emoji: "angry" }],
    ["with an angry response", { ...action, emotionResponse: "ANGRY" }],
    ["with a negative event", { ...action, type: "event" }],
  ])("%s", (_what, entry) => {
    expect(keepsDayAway(entry)).toBe(true);
  });

  test.each<[what: string, entry: LookedAt]>([
    ["the mood annoyed", { kind: "Mood", value: "annoyed" }],
    ["a page that wears reflection", { kind: "JournalEntry", emoji: "reflection" }],
    ["a negative action", action],
    ["a positive event", { ...action, type: "EVENT", classification: "POSITIVE" }],
  ])("but is with %s", (_what, entry) => {
    expect(keepsDayAway(entry)).toBe(false);
  });
});

describe("a memory", () => {
  test("has only the title that the person gave", () => {
    expect(memoryTextsOf("mood", { note: "Walked home." })).toEqual({ title: null, words: "Walked home." });
    expect(memoryTextsOf("journal", { body: "Snow. All of it." })).toEqual({ title: null, words: "Snow. All of it." });
    expect(memoryTextsOf("action", { eventTitle: "Held the door" })).toEqual({ title: "Held the door", words: null });
  });

  test.each([
    [{ title: "Snow", kind: "journal" }, "Snow"],
    [{ title: null, kind: "JOURNAL" }, "A page you wrote"],
    [{ title: null, kind: "mood" }, "A mood you noted"],
    [{ kind: "action" }, "Something you logged"],
  ])("%o is called %s", (memory, name) => {
    expect(nameOfMemory(memory)).toBe(name);
  });
});
