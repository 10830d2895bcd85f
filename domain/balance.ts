import type { Karma } from "./karma.ts";
import { scale } from "./limits.ts";

/** The balance shown for a range's raw sum. The only place where negative coal becomes 0 (docs/rules.md, Coal). */
export function shownBalance({ gold, coal }: Karma): Karma {
  return { gold, coal: Math.max(0, coal) };
}

/** The balance shown after an entry adds `earned` to a range's raw sum. */
export function balanceAfter(sum: Karma, earned: Karma): Karma {
  return shownBalance({ gold: sum.gold + earned.gold, coal: sum.coal + earned.coal });
}

/** The beam's rotation in degrees, with gold on the left (docs/rules.md, Balances). */
export function beamTilt(gold: number, coal: number): number {
  if (gold === coal) return 0;
  return Math.min(scale.maxDegrees, Math.max(-scale.maxDegrees, scale.degreesPerUnit * (gold - coal)));
}

/** The number of coins or lumps to draw in a pan. */
export function coinsShown(count: number): number {
  return Math.min(scale.coinsPerPan, Math.max(0, count));
}
