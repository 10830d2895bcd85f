import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pickedFrom } from "#domain/chance.ts";

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("every item has its share of the chances", () => {
  const picked = [0, 0.24, 0.25, 0.5, 0.75, 0.999].map((roll) => pickedFrom(["a", "b", "c", "d"], roll));

  expect(picked).toEqual(["a", "a", "b", "c", "d", "d"]);
});

test("the one before is never picked again, and the others share its chances", () => {
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

test("where there is only one it comes again, and of none there is none", () => {
  expect(pickedFrom(["a"], 0.5, "a")).toBe("a");
  expect(pickedFrom([], 0.5)).toBeUndefined();
});
