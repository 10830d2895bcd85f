import type { Karma } from "./karma.ts";
import { scale } from "./limits.ts";

/**
 * The balance people see for the raw sum over exactly the range shown. Coal is clamped here and nowhere else
 * (design.md section 3), so that more reductions than points read as 0, not as a debt.
 */
export function shownBalance({ gold, coal }: Karma): Karma {
  return { gold, coal: Math.max(0, coal) };
}

/** The beam's rotation in degrees: down on the heavier side, gold hanging left (spec sections 4 and 9). */
export function beamTilt(gold: number, coal: number): number {
  if (gold === coal) return 0;
  return Math.min(scale.maxDegrees, Math.max(-scale.maxDegrees, scale.degreesPerUnit * (gold - coal)));
}

/** How many coins or lumps to draw in a pan. */
export function coinsShown(count: number): number {
  return Math.min(scale.coinsPerPan, Math.max(0, count));
}
