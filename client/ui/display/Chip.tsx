import type { ReactNode } from "react";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import type { Weather } from "#domain/weathers.ts";
import { felt, tones, words } from "./Chip.css.ts";
import { weather as weathers } from "#client/theme/weather.css.ts";

interface ChipProps {
  /** Gold and coal are for karma only, and add a coin or a lump. */
  tone?: keyof typeof tones;
  /** The weather of the feeling it names; replaces the tone. */
  weather?: Weather | undefined;
  children: ReactNode;
}

/** A short label on a card, such as "Felt Happy". */
export function Chip({ tone = "plain", weather, children }: ChipProps) {
  return (
    <span className={weather ? `${felt} ${weathers[weather]}` : tones[tone]}>
      {tone === "gold" && <CoinIcon size={17} />}
      {tone === "coal" && <LumpIcon size={18} />}
      <span className={words}>{children}</span>
    </span>
  );
}
