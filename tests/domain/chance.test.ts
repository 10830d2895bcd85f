import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pickedFrom, seededChance } from "#domain/chance.ts";

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("every item has its share of the chances", () => {
  const picked = [0, 0.24, 0.25, 0.5, 0.75, 0.999].map((roll) => pickedFrom(["a", "b", "c", "d"], roll));

  expect(picked).toEqual(["a", "a", "b", "c", "d", "d"]);
});

test("the previous item is never picked again, and the other ones share its probability", () => {
  expect([0, 0.34, 0.67, 0.999].map((roll) => pickedFrom(["a", "b", "c", "d"], roll, "b"))).toEqual([
    "a",
    "c",
    "d",
    "d",
  ]);

  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), chance, chance, (items, first, second) => {
      const before = pickedFrom(items, first);

      const next = pickedFrom(items, second, before);

      expect(items).toContain(next);
      expect(next).not.toBe(before);
    }),
  );
});

test("a single item is picked again, and an empty list gives nothing", () => {
  expect(pickedFrom(["a"], 0.5, "a")).toBe("a");
  expect(pickedFrom([], 0.5)).toBeUndefined();
});

describe("a seeded chance", () => {
  test("is the same each time for a seed, and another for another", () => {
    expect(drawn("ada 2026-11-23")).toEqual(drawn("ada 2026-11-23"));
    expect(drawn("ada 2026-11-23")).not.toEqual(drawn("ada 2026-11-30"));
    expect(new Set(["", "a", "b", "ab", "ba"].flatMap(drawn)).size).toBe(250);
  });

  test("falls as often into each hundredth, also as the first of many seeds", () => {
    const next = seededChance("any");
    const inRow = Array.from({ length: 100_000 }, next);
    const firsts = Array.from({ length: 100_000 }, (_, seed) => seededChance(`${seed}`)());

    for (const numbers of [inRow, firsts]) {
      const counts = new Map<number, number>();
      for (const number of numbers.map((one) => Math.floor(one * 100)))
        counts.set(number, (counts.get(number) ?? 0) + 1);
      expect(counts.size).toBe(100);
      // A count of about 1,000 has a standard deviation of 32, so a gap of five times that is very rare.
      for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(160);
    }
  });
});

function drawn(seed: string): number[] {
  return Array.from({ length: 50 }, seededChance(seed));
}
