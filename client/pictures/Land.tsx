import type { ReactNode } from "react";
import { Sun } from "./Cast.tsx";
import { aloft, land } from "./Land.css.ts";
import { Fire } from "./LivelyCast.tsx";
import { Clouds, Sparkles } from "./LivelyLand.tsx";
import { Slopes, Stars } from "./StillLand.tsx";

interface LandProps {
  /** Where the sun stands, or the moon. */
  sun?: string;
  /** What stands on the near hill in place of the fire. */
  children?: ReactNode;
}

/**
 * Three hills to lie behind what is shown on them, sliced to its place from the foot up: on a phone only the middle third is
 * seen. At night stars stand above it.
 */
export function Land({ sun = "translate(882 186)", children }: LandProps) {
  return (
    <svg className={land} viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className={aloft}>
        <Stars />
        <Sparkles />
      </g>
      <Sun transform={sun} />
      <g className={aloft}>
        <Clouds />
      </g>
      <Slopes />
      {children ?? <Fire transform="translate(860 420) scale(.9)" />}
    </svg>
  );
}
