import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import type { Karma } from "#domain/karma.ts";
import { both, nothing } from "./KarmaMarker.css.ts";

/** Shows the same karma as the chips of an action or event: a coin, a lump, or both. */
export function KarmaMarker({ gold, coal }: Karma) {
  if (gold !== 0 && coal !== 0)
    return (
      <span className={both}>
        <LumpIcon size={26} />
        <CoinIcon size={26} />
      </span>
    );
  if (gold !== 0) return <CoinIcon size={34} />;
  return coal !== 0 ? <LumpIcon size={36} /> : <span className={nothing} />;
}
