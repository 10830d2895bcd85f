// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as shared from "#domain/limits.ts";
import { root } from "#server/base/root.ts";

// Each row of docs/rules.md, Limits, says its numbers in words and names the constants that decide them. The client's files need a window.

/** The units, in the smallest one of their kind. A number without a unit is a count. */
const units: Readonly<Record<string, readonly [count: number, smallest: string]>> = {
  ...named("ms", { ms: 1, millis: 1, s: 1e3, second: 1e3, minute: 6e4, hour: 3.6e6, day: 8.64e7, week: 6.048e8 }),
  ...named("bytes", { byte: 1, kB: 1e3, kilobyte: 1e3, MB: 1e6, megabyte: 1e6, GB: 1e9, KiB: 1024, MiB: 1024 ** 2 }),
  ...named("years", { year: 1 }),
  ...named("px", { px: 1 }),
};

const rows = readFileSync(join(root, "docs/rules.md"), "utf8")
  .split("\n## Limits\n")[1]!
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, what = "", limit = "", place = ""]) => ({ what, limit, place }))
  .filter(({ limit, place }) => !limit.startsWith("--") && place !== "decided in");

test.each(rows)("$what: $limit", async ({ limit, place }) => {
  expect(numbersIn(limit)).toEqual(await numbersAt(place));
});

test("each number of domain/limits.ts has a row", () => {
  const places = rows.flatMap(({ place }) => constantsIn(place)).map(({ file, path }) => `${file} ${path}.`);
  const numbers = Object.entries(shared).flatMap(([name, value]) => leavesOf(value, [name]));
  const paths = numbers.map(({ path }) => `domain/limits.ts ${path.join(".")}.`);

  expect(paths.filter((path) => !places.some((place) => path.startsWith(place)))).toEqual([]);
});

describe("a row is refused", () => {
  test.each([
    ["without a number", "a week", "`domain/limits.ts` `trialDays`"],
    ["with another number", "8 days", "`domain/limits.ts` `trialDays`"],
    ["with another unit", "7 hours", "`domain/limits.ts` `trialDays`"],
    ["with a number that nothing decides", "7 days, 3 of them free", "`domain/limits.ts` `trialDays`"],
    ["without a constant", "7 days", "`domain/limits.ts`"],
    ["with a constant that is not there", "7 days", "`domain/limits.ts` `trialWeeks`"],
    ["with a constant that is no number", "7 days", "`domain/limits.ts` `lengthProblem`"],
  ])("%s", async (_what, limit, place) => {
    await expect(async () => expect(numbersIn(limit)).toEqual(await numbersAt(place))).rejects.toThrow();
  });
});

function named(smallest: string, counts: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([unit, count]) => [unit, `${unit}s`].map((name) => [name, [count, smallest]])),
  ) as Record<string, [number, string]>;
}

/** The numbers of a limit in words, such as "7 days" or "20, each 50", in their smallest units. */
function numbersIn(words: string): string[] {
  const found = [...words.matchAll(/(-?\d+(?:,\d{3})*(?:\.\d+)?) ?([A-Za-z]+)?/g)];
  if (found.length === 0) throw new Error(`"${words}" has no number.`);
  return found.map(([, number = "", word]) => inSmallest(Number(number.replaceAll(",", "")), word));
}

/** The numbers of the constants that a place such as "`domain/limits.ts` `trialDays`, `toast`" names, in order. */
async function numbersAt(place: string): Promise<string[]> {
  const found = await Promise.all(
    constantsIn(place).map(async ({ file, path }) => {
      const names = path.split(".");
      const module: unknown = await import(/* @vite-ignore */ join(root, file));
      const value = names.reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        module,
      );
      return leavesOf(value, names).map(({ number, path: at }) => inSmallest(number, unitIn(at)));
    }),
  );
  return found.flat();
}

function constantsIn(place: string): { file: string; path: string }[] {
  let file = "";
  return [...place.matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) => {
    if (!name.includes("/")) return [{ file, path: name }];
    file = name;
    return [];
  });
}

/** A constant's numbers: itself, or those in it, whatever texts stand beside them. */
function leavesOf(value: unknown, path: readonly string[]): { number: number; path: readonly string[] }[] {
  if (typeof value === "number") return [{ number: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]));
}

/** The unit in a constant's name, such as `trialDays` or `bodyMs.usually`. */
function unitIn(path: readonly string[]): string | undefined {
  const words = path.flatMap((name) => name.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
  return words.findLast((word) => word in units && /s$|^px$/.test(word));
}

function inSmallest(number: number, unit = ""): string {
  const [count, smallest] = units[unit] ?? [1, "in number"];
  return `${number * count} ${smallest}`;
}
