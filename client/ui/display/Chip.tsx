import type { ReactNode } from "react";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import type { Weather } from "#domain/weathers.ts";
import { felt, tones } from "./Chip.css.ts";
import { weather as weathers } from "#client/theme/weather.css.ts";

interface ChipProps {
  /** Gold and coal are karma's alone, and come with a coin or a lump. */
  tone?: keyof typeof tones;
  /** Of the feeling that it names, in place of a tone. */
  weather?: Weather | undefined;
  children: ReactNode;
}

/** A short label on paper, such as "Felt Happy". */
export function Chip({ tone = "plain", weather, children }: ChipProps) {
  return (
    <span className={weather ? `${felt} ${weathers[weather]}` : tones[tone]}>
      {tone === "gold" && <CoinIcon size={17} />}
      {tone === "coal" && <LumpIcon size={18} />}
      {children}
    </span>
  );
}
