import type { ReactNode } from "react";
import { Cloud } from "#client/pictures/Cloud.tsx";
import { Flower, Sun } from "#client/pictures/Cast.tsx";
import { landRoom } from "#client/pictures/StillLand.tsx";
import { paint } from "#client/theme/paint.ts";
import { weather as colors } from "#client/theme/weather.css.ts";
import { weathers, type Weather } from "#domain/weathers.ts";
import * as css from "./ToyWeather.css.ts";

interface ToyWeatherProps {
  /** Behind the hills, or in front of them. */
  part: "behind" | "before";
  shown: Weather | undefined;
}

/** The six weathers in the landscape of `Land`. None reaches into the sky above, where the headline is. */
export function ToyWeather({ part, shown }: ToyWeatherProps) {
  const drawings = { behind, before }[part];
  return weathers.map((weather) => (
    <g key={weather} className={`${weather === shown ? css.shown : css.layer} ${colors[weather]}`}>
      {drawings[weather]}
    </g>
  ));
}

const [, , width, height] = landRoom.split(" ");

function Wash({ strength }: { strength: number }) {
  return <rect className={css.wash} width={width} height={height} opacity={strength} />;
}

/** A cloud of one colour. */
const cloud = "M20 60a26 26 0 0 1 6-51 38 38 0 0 1 70-2 30 30 0 0 1 52 14 20 20 0 0 1 2 39Z";

function Clouds({ strengths: [left, middle, right] }: { strengths: readonly [number, number, number] }) {
  return (
    <g className={css.solid}>
      <path transform="translate(322 268) scale(.9)" d={cloud} opacity={left} />
      <path transform="translate(508 264) scale(.72)" d={cloud} opacity={middle} />
      <path transform="translate(684 266) scale(.94)" d={cloud} opacity={right} />
    </g>
  );
}

const behind: Readonly<Record<Weather, ReactNode>> = {
  sunny: (
    <>
      <Wash strength={0.92} />
      <Sun transform="translate(806 312) scale(.76)" />
      <path
        className={css.stroke}
        strokeWidth="7"
        opacity=".75"
        d="M864 312h12M857 280l10-6M835 257l6-10M777 257l-6-10M755 280l-10-6M748 312h-12M806 254v-8"
      />
    </>
  ),
  warm: (
    <>
      <Wash strength={0.85} />
      <g className={css.solid}>
        <circle cx="760" cy="316" r="72" opacity=".14" />
        <circle cx="760" cy="316" r="56" opacity=".2" />
        <circle cx="760" cy="316" r="40" opacity=".85" />
      </g>
    </>
  ),
  still: (
    <>
      <Wash strength={0.7} />
      <Cloud transform="translate(350 262) scale(.5)" opacity=".75" />
      <Cloud transform="translate(700 260) scale(.4)" opacity=".7" />
    </>
  ),
  windy: (
    <>
      <Wash strength={0.75} />
      <g className={`${css.stroke} ${css.moving}`} strokeWidth="5" opacity=".8">
        <path d="M340 292h110c30 0 30-38 4-38-14 0-21 10-17 20M322 314h230c26 0 32 34 7 36-12 1-19-8-17-17" />
        <path d="M680 284h130c24 0 24-32 2-32-11 0-16 8-13 16M700 306h170" />
      </g>
    </>
  ),
  stormy: (
    <>
      <Wash strength={0.92} />
      <Clouds strengths={[0.75, 0.5, 0.8]} />
    </>
  ),
  rainy: (
    <>
      <Wash strength={0.92} />
      <Clouds strengths={[0.62, 0.48, 0.62]} />
    </>
  ),
};

const leaf = "M0 0c6-9 15-11 22-9 0 9-7 17-18 16L-4 12Z";

const before: Readonly<Record<Weather, ReactNode>> = {
  sunny: (
    <>
      <Flower transform="translate(420 446)" />
      <Flower transform="translate(790 446)" petal={paint("petalPale")} />
      <Flower transform="translate(446 462) scale(.9)" />
    </>
  ),
  warm: undefined,
  still: (
    <g className={css.mist}>
      <rect x="180" y="330" width="520" height="20" rx="10" opacity=".42" />
      <rect x="560" y="364" width="460" height="16" rx="8" opacity=".36" />
      <rect x="80" y="392" width="360" height="14" rx="7" opacity=".3" />
    </g>
  ),
  windy: (
    <g className={css.moving} fill={paint("leafDeep")}>
      <path transform="translate(400 350) rotate(20)" d={leaf} />
      <path transform="translate(470 392) rotate(-30)" d={leaf} />
      <path transform="translate(530 370) rotate(60)" d={leaf} />
      <path transform="translate(690 360) rotate(-20)" d={leaf} />
      <path transform="translate(760 340) rotate(40)" d={leaf} />
      <path transform="translate(830 390)" d={leaf} />
    </g>
  ),
  stormy: (
    <path className={css.bolt} transform="translate(12 10) scale(.98)" d="M796 312l-24 42h18l-14 40 46-56h-22l20-26Z" />
  ),
  rainy: (
    <>
      <path
        className={`${css.stroke} ${css.moving}`}
        strokeWidth="3.4"
        opacity=".75"
        d="M310 346l-9 26M352 326l-9 26M392 356l-9 26M438 328l-9 26M486 362l-9 26M530 326l-9 26M580 366l-9 26M628 326l-9 26M676 362l-9 26M722 328l-9 26M770 364l-9 26M816 328l-9 26M860 360l-9 26M905 330l-9 26"
      />
      <g className={css.solid} opacity=".35">
        <ellipse cx="400" cy="474" rx="52" ry="8" />
        <ellipse cx="816" cy="480" rx="46" ry="7" />
      </g>
    </>
  ),
};
