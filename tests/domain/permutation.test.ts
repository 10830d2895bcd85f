import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beyondChance, inStep, together, type Claim, type Mix, type Side } from "#domain/permutation.ts";

const ways = Array.from({ length: 20 }, (_, place) => place % 5);
const unmixed = { order: Uint8Array.from(ways, (_, place) => place), turns: new Uint16Array(ways.length) };

describe("what holds beyond chance", () => {
  test("equals Holm's step-down over all 9,999 draws, although few of them are computed", () => {
    const mixes = mixesOf("ada 2026-11-23");
    expect(mixes).toHaveLength(9_999);
    const drawn = Array.from({ length: 12 }, (_, number) => mixes.map((mix) => placeOf(mix, number)));
    const held = new Set<number>();

    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.03, noNaN: true }), { maxLength: 12 }), (shares) => {
        const claims = shares.map((share, number) => claimOf(share, number));
        const asMuch = shares.map(
          (share, number) => 1 + (drawn[number] ?? []).filter((place) => place >= 1 - share).length,
        );

        const found = beyondChance(claims, ways, "ada 2026-11-23");

        expect(found).toEqual(byHolm(claims, asMuch));
        held.add(found.length);
      }),
      { numRuns: 30, seed: 1 },
    );
    expect(held.size).toBeGreaterThan(2);
  });

  test("of nothing tried is nothing, and of a hundred and one is nothing either", () => {
    const certain = { measure: (mix: Mix) => (isUnmixed(mix) ? 1 : 0) };

    expect(beyondChance([], ways, "a")).toEqual([]);
    expect(
      beyondChance(
        Array.from({ length: 100 }, () => ({ ...certain })),
        ways,
        "a",
      ),
    ).toHaveLength(100);
    expect(
      beyondChance(
        Array.from({ length: 101 }, () => ({ ...certain })),
        ways,
        "a",
      ),
    ).toEqual([]);
  });

  test("is mixed into any order and every turn alike", () => {
    const mixes = mixesOf("any");

    for (const [place, some] of ways.entries()) {
      expect(new Set(mixes.map(({ shifts: turns }) => turns[place]))).toEqual(
        new Set(Array.from({ length: some || 1 }).keys()),
      );
      const here = mixes.filter(({ order }) => order[place] === 0).length;
      expect(Math.abs(here - 9_999 / 20)).toBeLessThan(110);
    }
    for (const { order } of mixes.slice(0, 50))
      expect([...order].toSorted((a, b) => a - b)).toEqual([...unmixed.order]);
  });
});

describe("two marks of days", () => {
  test("measure by their weeks how far they fall together: nothing where all good weeks are the same", () => {
    const days = sideOf("xxxx___ xxxx___ _______ _______");

    expect(together(days, sideOf("xxxx___ xxxx___ _______ _______")).measure(inOrder(4))).toBeGreaterThan(3);
    expect(together(days, sideOf("___xxxx ___xxxx _______ _______")).measure(inOrder(4))).toBeLessThan(-1);
    expect(together(sideOf("xxxxxxx _______"), sideOf("xxxxxxx _______")).measure(inOrder(2))).toBe(0);
  });

  test("are compared only on days that are known of both", () => {
    const known = sideOf("xx..... xx.....", ".");
    const all = together(sideOf("xx_____ xx_____"), sideOf("x___x__ x___x__")).measure(inOrder(2));

    expect(together(known, sideOf("x___x__ x___x__")).measure(inOrder(2))).toBe(0);
    expect(all).toBeGreaterThan(0);
  });
});

test("check-ins in step measure how many are both, each week turned round by itself", () => {
  const weeks = ["Aa.b", "b.Ab"].map((week) => week.split(""));
  const claim = inStep(
    weeks,
    (one) => one.toLowerCase() === "a",
    (one) => one === "A",
  );

  const measured = [0, 1, 2, 3].map((turn) => claim.measure({ ...inOrder(2), shifts: Uint16Array.of(turn, 0) }));
  expect(measured).toEqual([2, 1, 1, 2]);
  expect(claim.measure({ ...inOrder(2), shifts: Uint16Array.of(0, 1) })).toBe(1);
});

/** As `beyondChance` draws them: a claim that holds sees every shuffle. */
function mixesOf(seed: string): Mix[] {
  const mixes: Mix[] = [];
  const watching = {
    measure: (mix: Mix) => {
      mixes.push({ order: mix.order.slice(), shifts: mix.shifts.slice() });
      return mixes.length === 1 ? 1 : 0;
    },
  };
  beyondChance([watching], ways, seed);
  return mixes.slice(1);
}

/** A claim that about this share of the shuffles match. */
function claimOf(share: number, number: number): Claim {
  return { measure: (mix) => (isUnmixed(mix) ? 1 - share : placeOf(mix, number)) };
}

/** A number from 0 to 1 for a shuffle, random but fixed for each claim. */
function placeOf({ order }: Mix, number: number): number {
  let place = number * 7_919;
  for (const block of order) place = (place * 31 + block) % 1_000_003;
  return place / 1_000_003;
}

function isUnmixed({ order, shifts: turns }: Mix): boolean {
  return order.every((block, place) => block === place) && turns.every((turn) => turn === 0);
}

function byHolm(claims: readonly Claim[], asMuch: readonly number[]): Claim[] {
  const places = [...claims.keys()].toSorted((one, other) => (asMuch[one] ?? 0) - (asMuch[other] ?? 0));
  const end = places.findIndex((place, rank) => (asMuch[place] ?? 0) / 10_000 > 0.01 / (places.length - rank));
  const held = new Set(end < 0 ? places : places.slice(0, end));
  return claims.filter((_, place) => held.has(place));
}

/** Weeks of days: "x" is marked, "_" is known, and `unknown` days are not. */
function sideOf(weeks: string, unknown = ""): Side {
  const bits = (is: (day: string) => boolean) =>
    Uint8Array.from(weeks.split(" "), (week) =>
      week.split("").reduce((all, day, place) => all | (is(day) ? 1 << place : 0), 0),
    );
  return { known: bits((day) => day !== unknown), marked: bits((day) => day === "x") };
}

function inOrder(blocks: number): Mix {
  return { order: Uint8Array.from({ length: blocks }, (_, place) => place), shifts: new Uint16Array(blocks) };
}
