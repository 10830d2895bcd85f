import type { ReactNode } from "react";
import { Sun } from "./Cast.tsx";
import { aloft, land } from "./Land.css.ts";
import { Clouds, LandFire, Sparkles } from "./LivelyLand.tsx";
import { landRoom, Slopes, Stars, sunPlace } from "./StillLand.tsx";

interface LandProps {
  /** Position of the sun or the moon. */
  sun?: string;
  /** Replaces the fire on the near hill. */
  children?: ReactNode;
}

/**
 * Three hills as a background, anchored at the bottom. On a phone only the middle third is visible. Stars appear at
 * night.
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
