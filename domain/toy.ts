import { toyDeeds } from "./content/toy.ts";
import type { Karma } from "./karma.ts";

/** What visitors can weigh on the scale before they sign in. */
export type ToyDeedName = keyof typeof toyDeeds;

export const toyDeedNames = Object.keys(toyDeeds) as ToyDeedName[];

/** In the pans before anything is weighed. */
const atFirst: Karma = { gold: 5, coal: 4 };

/** What lies in the pans with these deeds. */
export function toyKarma(weighed: readonly ToyDeedName[]): Karma {
  return weighed.reduce(
    ({ gold, coal }, name) => ({ gold: gold + toyDeeds[name].gold, coal: coal + toyDeeds[name].coal }),
    atFirst,
  );
}

/** The beam's rotation in degrees. One piece tilts it further than on a real scale, where so small a turn is hardly seen. */
export function toyTilt({ gold, coal }: Karma): number {
  const hasGold = gold > atFirst.gold;
  const hasCoal = coal > atFirst.coal;
  if (hasGold && hasCoal) return -2;
  if (hasGold) return -7;
  return hasCoal ? 4 : -1.5;
}
