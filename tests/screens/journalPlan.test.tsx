import { describe, expect, test } from "vitest";
import { cutWords } from "#client/screens/journal/cards/cutWords.ts";
import { viewIn } from "#client/screens/journal/list/historyView.ts";
import { dayPartsOf, insightsShown, type DayPart } from "#client/screens/journal/list/dayParts.ts";
import { addDays } from "#domain/days.ts";

describe("a long list of entries", () => {
  test("is divided into whole days, in the order of its entries", () => {
    const entries = [...onDay(3, 1), ...onDay(2, 16), ...onDay(1, 2)];

    const parts = dayPartsOf(entries);

    expect(parts.map(({ day, entriesAbove }) => [day, entriesAbove])).toEqual([
      ["2026-11-03", 0],
      ["2026-11-02", 1],
      ["2026-11-01", 17],
    ]);
    expect(parts.map(({ stretches }) => stretches.map((stretch) => stretch.entries.length))).toEqual([[1], [16], [2]]);
    expect(stretchesOf(parts).flatMap((stretch) => stretch.entries)).toEqual(entries);
  });

  test("draws a day of more than sixteen entries in stretches", () => {
    const parts = dayPartsOf([...onDay(2, 35), ...onDay(1, 3)]);

    expect(parts.map(({ stretches }) => stretches.map(({ entries }) => entries.length))).toEqual([[16, 16, 3], [3]]);
    expect(stretchesOf(parts).map(({ entriesAbove }) => entriesAbove)).toEqual([0, 16, 32, 35]);
    expect(new Set(stretchesOf(parts).map(({ key }) => key)).size).toBe(4);
  });

  test("keeps its stretches when entries above are added or removed", () => {
    const [above, below] = [onDay(9, 5), [...onDay(8, 20), ...onDay(7, 2), ...onDay(6, 1)]];
    const keysOf = (entries: ReturnType<typeof onDay>) => stretchesOf(dayPartsOf(entries)).map(({ key }) => key);
    const keys = keysOf([...above, ...below]);

    expect(keysOf([...above.slice(2), ...below])).toEqual(keys);
    expect(keysOf([...onDay(10, 3), ...above, ...below])).toEqual(["2026-11-10 0", ...keys]);
    expect(keysOf(below)).toEqual(keys.slice(1));
  });
});

describe("an insight in the list", () => {
  test("is shown at most once per page, however often it would fit", () => {
    const entries = oneADay(45, (day) => (day % 2 ? "calm-journals" : "calm-morning"));

    expect(placesOf(entries, insightsShown(entries, 20))).toEqual([0, 1, 20, 21, 40, 41]);
  });

  test("is never shown twice in a row, however long the list", () => {
    const entries = oneADay(70, (day) => (day === 50 ? "calm-morning" : "calm-journals"));

    expect(placesOf(entries, insightsShown(entries, 20))).toEqual([0, 50, 51]);
  });

  test("is the only insight of its day", () => {
    const entries = [...onDay(9, 4), ...onDay(8, 2)].map((entry, index) => ({
      ...entry,
      insight: { key: `${index}` },
    }));

    expect(placesOf(entries, insightsShown(entries, 20))).toEqual([0, 4]);
  });

  test("is not shown where there is none", () => {
    expect(insightsShown(onDay(1, 3), 20).size).toBe(0);
  });
});

describe("long texts", () => {
  test("are shown whole if they are only a little too long", () => {
    expect(cutWords([{ key: "body", text: "word ".repeat(90) }])).toBeUndefined();
    expect(cutWords([])).toBeUndefined();
  });

  test("are cut between words", () => {
    const [shown] = cutWords([{ key: "body", text: "seven letters and more ".repeat(60) }]) ?? [];

    expect(shown?.text).toMatch(/(?:seven|letters|and|more) …$/);
    expect(shown?.text.length).toBeLessThanOrEqual(422);
  });

  test("of many lines are cut between lines", () => {
    const [shown] = cutWords([{ key: "body", text: "line\n".repeat(40) }]) ?? [];

    expect(shown?.text.split("\n")).toHaveLength(9);
    expect(shown?.text.endsWith("line …")).toBe(true);
  });

  test("share their space with the texts after them", () => {
    const texts = [
      { key: "one", text: "first ".repeat(40) },
      { key: "two", text: "second ".repeat(60) },
      { key: "three", text: "third" },
    ];

    const shown = cutWords(texts) ?? [];

    expect(shown.map(({ key }) => key)).toEqual(["one", "two"]);
    expect(shown[0]).toEqual(texts[0]);
    expect(shown[1]?.text.endsWith("second …")).toBe(true);
  });

  test("are cut even without a space, and never within a character", () => {
    const [shown] = cutWords([{ key: "body", text: `x${"😊".repeat(400)}` }]) ?? [];

    expect(shown?.text).not.toMatch(/\p{Surrogate}/u);
    expect(shown?.text.length).toBeLessThan(430);
  });
});

describe("an address", () => {
  test.each([
    ["", { filter: "all", month: null, day: null }],
    ["?show=moods&month=2026-02", { filter: "moods", month: "2026-02-01", day: null }],
    ["?show=everything&month=2026-13", { filter: "all", month: null, day: null }],
    ["?month=now", { filter: "all", month: null, day: null }],
    ["?day=2026-02-03&month=2026-02", { filter: "all", month: null, day: "2026-02-03" }],
    ["?day=2026-02-30&month=2026-02", { filter: "all", month: "2026-02-01", day: null }],
  ])("%j selects its view", (address, view) => {
    expect(viewIn(new URLSearchParams(address))).toEqual(view);
  });
});

/** One entry a day, newest first, each with its insight. */
function oneADay(count: number, keyOn: (day: number) => string) {
  return Array.from({ length: count }, (_, day) => ({
    id: `${day}`,
    day: addDays("2026-11-20", -day),
    insight: { key: keyOn(day) },
  }));
}

function placesOf(entries: readonly { id: string }[], shown: ReadonlySet<string>): number[] {
  return entries.flatMap(({ id }, index) => (shown.has(id) ? [index] : []));
}

function stretchesOf<Entry>(parts: readonly DayPart<Entry>[]) {
  return parts.flatMap(({ stretches }) => stretches);
}

/** `count` entries on one day in November. */
function onDay(date: number, count: number) {
  const day = `2026-11-${`${date}`.padStart(2, "0")}`;
  return Array.from({ length: count }, (_, index) => ({ id: `${day} ${index}`, day }));
}
