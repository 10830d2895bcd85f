import { describe, expect, test } from "vitest";
import { cutWords } from "#client/screens/journal/cards/cutWords.ts";
import { nameOfDay, nameOfMonth } from "#client/screens/journal/dayNames.ts";
import { viewIn } from "#client/screens/journal/historyView.ts";
import { insightsShown, stretchesOf, type Planned } from "#client/screens/journal/listPlan.ts";

describe("a long list", () => {
  test("is cut into stretches that hold every entry once, in its order and under its day", () => {
    const entries = manyEntries(500);

    const stretches = stretchesOf(entries);

    const listed = stretches.flatMap(({ days }) =>
      days.flatMap(({ day, entries: some }) => some.map((one) => [day, one])),
    );
    expect(listed).toEqual(entries.map((entry) => [entry.day, entry]));
    expect(Math.max(...stretches.map(({ size }) => size))).toBeLessThanOrEqual(16);
    expect(stretches.every(({ key, days }) => key === days[0]?.entries[0]?.id)).toBe(true);
  });

  test("names each day once, where it begins", () => {
    const stretches = stretchesOf(manyEntries(500));

    const begun = stretches.flatMap(({ days }) => days.filter(({ continued }) => !continued).map(({ day }) => day));

    expect(begun).toEqual([...new Set(begun)]);
    expect(begun).toHaveLength(100);
  });

  test("is cut at the same places when entries come and go at its top", () => {
    const entries = manyEntries(500);
    const before = new Set(stretchesOf(entries).map(({ key }) => key));

    for (const changed of [entries.slice(1), entries.slice(7), [entryOf(999), ...entries]]) {
      const moved = stretchesOf(changed).filter(({ key }) => !before.has(key));
      expect(moved.length).toBeLessThanOrEqual(2);
    }
  });
});

describe("an insight", () => {
  test("is said once in a page's length, however often it would fit", () => {
    const entries = manyEntries(45);
    for (const [index, entry] of entries.entries()) entry.insightKey = index % 2 ? "kind-days" : "writing-days";

    const shown = insightsShown(entries, 20);

    const places = entries.flatMap(({ id }, index) => (shown.has(id) ? [index] : []));
    expect(places).toEqual([0, 1, 20, 21, 40, 41]);
  });

  test("that is none is not said", () => {
    expect(insightsShown(manyEntries(3), 20).size).toBe(0);
  });
});

describe("long words", () => {
  test("that are not much too long are shown whole", () => {
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

  test("share their room with the texts after them", () => {
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

  test("without a single space are cut too, and never within a character", () => {
    const [shown] = cutWords([{ key: "body", text: `x${"😊".repeat(400)}` }]) ?? [];

    expect(shown?.text).not.toMatch(/\p{Surrogate}/u);
    expect(shown?.text.length).toBeLessThan(430);
  });
});

describe("a day is called", () => {
  test.each([
    ["2026-11-20", "Today"],
    ["2026-11-19", "Yesterday"],
    ["2026-11-18", "Wednesday 18 November"],
    ["2025-11-20", "Thursday 20 November 2025"],
    ["2026-11-21", "Saturday 21 November"],
  ])("%s: %s", (day, name) => {
    expect(nameOfDay(day, "2026-11-20")).toBe(name);
  });

  test("and a month by its name and year", () => {
    expect(nameOfMonth("2026-02-01")).toBe("February 2026");
  });
});

describe("an address", () => {
  test.each([
    ["", { filter: "all", month: null }],
    ["?show=moods&month=2026-02", { filter: "moods", month: "2026-02-01" }],
    ["?show=everything&month=2026-13", { filter: "all", month: null }],
    ["?month=now", { filter: "all", month: null }],
  ])("%j asks for a view", (address, view) => {
    expect(viewIn(new URLSearchParams(address))).toEqual(view);
  });
});

/** Five on each day, each with an id as the server's are. */
function manyEntries(count: number): Planned[] {
  return Array.from({ length: count }, (_, index) =>
    entryOf(index, new Date(Date.UTC(2026, 10, 20 - Math.floor(index / 5))).toISOString().slice(0, 10)),
  );
}

function entryOf(number: number, day = "2026-11-20"): Planned {
  const scattered = (number * 48_271 + 7) % 2_147_483_647;
  const id = btoa(`Mood:018f0000-0000-7000-8000-${scattered.toString(16).padStart(12, "0")}`);
  return { id, day, insightKey: undefined };
}
