import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balanceAfter, beamTilt, coinsShown, shownBalance } from "#domain/balance.ts";

describe("the balance people see", () => {
  test("coal below nothing reads as none, gold stays", () => {
    expect(shownBalance({ gold: 3, coal: -2 })).toEqual({ gold: 3, coal: 0 });
  });

  test("coal above nothing is shown as it is", () => {
    expect(shownBalance({ gold: 0, coal: 7 })).toEqual({ gold: 0, coal: 7 });
    expect(shownBalance({ gold: 0, coal: 0 })).toEqual({ gold: 0, coal: 0 });
  });
});

describe("the balance after one more entry", () => {
  test.each([
    [
      { gold: 3, coal: 2 },
      { gold: 1, coal: 1 },
      { gold: 4, coal: 3 },
    ],
    [
      { gold: 0, coal: 0 },
      { gold: 0, coal: -1 },
      { gold: 0, coal: 0 },
    ],
    [
      { gold: 0, coal: -5 },
      { gold: 0, coal: 1 },
      { gold: 0, coal: 0 },
    ],
    [
      { gold: 0, coal: -1 },
      { gold: 0, coal: 3 },
      { gold: 0, coal: 2 },
    ],
  ])("of %o with %o is %o", (sum, earned, balance) => {
    expect(balanceAfter(sum, earned)).toEqual(balance);
  });
});

describe("the beam", () => {
  test.each([
    [0, 0, 0],
    [5, 5, 0],
    [1, 0, -1.5],
    [0, 1, 1.5],
    [7, 0, -10.5],
    [8, 0, -12],
    [9, 0, -12],
    [0, 8, 12],
    [0, 900, 12],
    [12, 6, -9],
  ])("with %d gold and %d coal it tilts %d degrees", (gold, coal, degrees) => {
    expect(beamTilt(gold, coal)).toBe(degrees);
  });

  test("it leans to gold as much as to coal, and never past 12 degrees", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (gold, coal) => {
        const tilt = beamTilt(gold, coal);

        expect(tilt + beamTilt(coal, gold)).toBe(0);
        expect(Math.abs(tilt)).toBe(Math.min(12, 1.5 * Math.abs(gold - coal)));
      }),
    );
  });
});

describe("the pans", () => {
  test.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [8, 8],
    [9, 8],
    [100_000, 8],
  ])("for %d they hold %d", (count, coins) => {
    expect(coinsShown(count)).toBe(coins);
  });
});
