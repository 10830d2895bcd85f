import type { ReactNode } from "react";
import { Sun } from "./Cast.tsx";
import { aloft, land } from "./Land.css.ts";
import { Clouds, LandFire, Sparkles } from "./LivelyLand.tsx";
import { landRoom, Slopes, Stars, sunPlace } from "./StillLand.tsx";

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
export function Land({ sun = sunPlace, children }: LandProps) {
  return (
    <svg className={land} viewBox={landRoom} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className={aloft}>
        <Stars />
        <Sparkles />
      </g>
      <Sun transform={sun} />
      <g className={aloft}>
        <Clouds />
      </g>
      <Slopes />
      {children ?? <LandFire />}
    </svg>
  );
}
