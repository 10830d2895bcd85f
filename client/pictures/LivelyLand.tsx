import { useEffect } from "react";
import { paint } from "#client/theme/paint.ts";
import { Cloud } from "./Cloud.tsx";
import { farCloud, land, lowCloud, nearCloud } from "./Land.css.ts";
import dayFile from "./land-day.svg";
import nightFile from "./land-night.svg";
import { Fire, Sparkle } from "./LivelyCast.tsx";
import { landRoom } from "./StillLand.tsx";

/** The moving parts of home's landscape, drawn over the still ones and anchored at the bottom like them. */
export function LivelyLand() {
  // Preload both themes, so that the other one also works offline.
  useEffect(() => [dayFile, nightFile].forEach((file) => (new Image().src = file)), []);
  return (
    <svg className={land} viewBox={landRoom} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sparkles />
      <Clouds />
      <LandFire />
    </svg>
  );
}

/** On the near hill. */
export function LandFire() {
  return <Fire transform="translate(860 420) scale(.9)" />;
}

/** The stars that twinkle. */
export function Sparkles() {
  return (
    <g opacity={paint("nightShown")}>
      <Sparkle transform="translate(24 150) scale(.9)" />
      <Sparkle transform="translate(530 140) scale(.9)" />
      <Sparkle transform="translate(1000 150) scale(.9)" />
      <Sparkle transform="translate(1090 190) scale(.9)" />
    </g>
  );
}

export function Clouds() {
  return (
    <>
      <g className={nearCloud}>
        <Cloud transform="translate(330 128) scale(.95)" opacity=".9" />
      </g>
      <g className={farCloud}>
        <Cloud transform="translate(760 30) scale(.7)" opacity=".7" />
      </g>
      <g className={lowCloud}>
        <Cloud transform="translate(236 196) scale(.5)" opacity=".7" />
      </g>
    </>
  );
}
