import type { ReactNode } from "react";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { paint } from "#client/theme/paint.ts";
import type { Weather } from "#domain/weathers.ts";
import { Flower, House, Pine, Sun, Tree, Tuft } from "./Cast.tsx";
import { Bird } from "./LivelyCast.tsx";
import { cloudOfWeather, land, stroke } from "./MonthLand.css.ts";

/** The land under a month's most frequent weather, at the head of a leaf of the book. */
export function MonthLand({ weather = "sunny" }: { weather?: Weather | undefined }) {
  const isHeavy = weather === "stormy" || weather === "rainy";

  return (
    <svg
      className={`${land} ${weatherColors[weather]}`}
      viewBox="0 0 490 210"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {skies[weather]}
      <path d="M-10 132c84-40 170-26 256-6s170-32 254-12v106H-10Z" fill={paint("hillFar")} />
      <Pine transform="translate(58 126) scale(.56)" />
      <Pine transform="translate(86 130) scale(.44)" />
      <path d="M-10 164c96-26 202-16 288-6s160-18 222-6v66H-10Z" fill={paint("hillMid")} />
      <Tree transform="translate(322 160) scale(.7)" />
      <House transform="translate(374 156) scale(.8)" />
      <path d="M-10 186c118-18 256-14 352-8s118-4 158 0v40H-10Z" fill={paint("hillNear")} />
      <Tuft transform="translate(134 188)" />
      {!isHeavy && <Flower transform="translate(266 194)" />}
      <Bird transform="translate(204 184) scale(1.3)" />
    </svg>
  );
}

const cloudShape = "M20 60a26 26 0 0 1 6-51 38 38 0 0 1 70-2 30 30 0 0 1 52 14 20 20 0 0 1 2 39Z";

function Cloud({ transform, isDark = false }: { transform: string; isDark?: boolean }) {
  return isDark ? (
    <path transform={transform} d={cloudShape} className={cloudOfWeather} />
  ) : (
    <path transform={transform} d={cloudShape} fill={paint("cloud")} opacity=".9" />
  );
}

const skies: Readonly<Record<Weather, ReactNode>> = {
  sunny: (
    <>
      <Sun transform="translate(392 62) scale(.56)" />
      <Cloud transform="translate(30 24) scale(.56)" />
      <Cloud transform="translate(216 16) scale(.38)" />
    </>
  ),
  warm: (
    <>
      <Sun transform="translate(246 126) scale(.8)" />
      <Cloud transform="translate(352 26) scale(.42)" />
    </>
  ),
  still: (
    <>
      <Sun transform="translate(118 62) scale(.46)" />
      <Cloud transform="translate(92 50) scale(.42)" />
      <Cloud transform="translate(300 32) scale(.6)" />
    </>
  ),
  windy: (
    <>
      <Cloud transform="translate(40 24) scale(.6)" />
      <Cloud transform="translate(268 50) scale(.46)" />
      <path d="M160 86h102a12 12 0 1 0-12-12M204 106h138a11 11 0 1 1-11 11" className={stroke} />
    </>
  ),
  stormy: (
    <>
      <Cloud transform="translate(160 12) scale(.9)" isDark />
      <path d="m240 64-16 26h14l-8 24 26-34h-14l10-16Z" fill={paint("flame")} />
      <Cloud transform="translate(342 42) scale(.44)" />
    </>
  ),
  rainy: (
    <>
      <Cloud transform="translate(150 14) scale(.8)" isDark />
      <path d="m180 78-6 18M208 78l-6 18M236 78l-6 18M264 78l-6 18M194 102l-5 14M250 102l-5 14" className={stroke} />
    </>
  ),
};
