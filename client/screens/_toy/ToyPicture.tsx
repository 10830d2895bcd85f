import { BirdFigure, type Pose } from "#client/pictures/BirdFigure.tsx";
import { Sun, Tree } from "#client/pictures/Cast.tsx";
import { Cloud } from "#client/pictures/Cloud.tsx";
import { farCloud, nearCloud } from "#client/pictures/Land.css.ts";
import { Fire } from "#client/pictures/LivelyCast.tsx";
import { landRoom, Slopes, Stars } from "#client/pictures/StillLand.tsx";
import { BalanceScale } from "#client/ui/display/BalanceScale.tsx";
import { toyTilt } from "#domain/toy.ts";
import { weatherOf, type Weather } from "#domain/weathers.ts";
import { useToy, type Toy } from "./toy.ts";
import { ToyWeather } from "./ToyWeather.tsx";
import * as css from "./ToyPicture.css.ts";

/** The scale in its landscape, which changes with what is pressed. The landscape fills the positioned frame around it. */
export function ToyPicture({ toy }: { toy: Toy }) {
  const { mood, isTouched, karma, before, hasLanded, last } = useToy(toy);

  return (
    <>
      <ToyLand weather={mood && weatherOf(mood)} hasWeathers={isTouched} />
      <div className={css.scale}>
        <BalanceScale
          {...karma}
          tilt={toyTilt(hasLanded ? karma : before)}
          earning={{ before, hasLanded, onLanding: toy.land }}
          bird={
            <g transform="translate(230 51) scale(.92)">
              <g key={last && hasLanded ? last : ""} className={last === "door" && hasLanded ? css.hopping : undefined}>
                <BirdFigure {...(last && hasLanded ? poses[last] : atRest)} />
              </g>
            </g>
          }
        />
      </div>
    </>
  );
}

const atRest: Pose = {};

const poses = {
  door: { head: -8 },
  // It looks down at the lump.
  snap: { head: 30, body: 8 },
} as const satisfies Record<string, Pose>;

interface ToyLandProps {
  weather: Weather | undefined;
  /** Those that are not shown stay, to fade out. */
  hasWeathers: boolean;
}

function ToyLand({ weather, hasWeathers }: ToyLandProps) {
  return (
    <svg className={css.land} viewBox={landRoom} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Stars />
      <g className={css.fair} opacity={weather ? 0 : 1}>
        <Sun transform="translate(806 300) scale(.76)" />
        <g className={nearCloud}>
          <Cloud transform="translate(356 264) scale(.46)" opacity=".85" />
        </g>
        <g className={farCloud}>
          <Cloud transform="translate(668 262) scale(.34)" opacity=".75" />
        </g>
      </g>
      {hasWeathers && <ToyWeather part="behind" shown={weather} />}
      <Slopes />
      <Tree transform="translate(384 378) scale(.5)" />
      <Tree transform="translate(822 376) scale(.56)" />
      <Fire transform="translate(404 424) scale(.86)" />
      {hasWeathers && <ToyWeather part="before" shown={weather} />}
    </svg>
  );
}
