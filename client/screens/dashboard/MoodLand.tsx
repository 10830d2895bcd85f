import { useEffect, useEffectEvent, useState } from "react";
import { BirdFigure, type Pose } from "#client/pictures/BirdFigure.tsx";
import { Flower, Tuft } from "#client/pictures/Cast.tsx";
import { WeatherDrawing } from "#client/pictures/WeatherDrawing.tsx";
import { useBirdChoice } from "#client/platform/bird.ts";
import { paint } from "#client/theme/paint.ts";
import { media } from "#client/theme/sizes.ts";
import type { Weather } from "#domain/weathers.ts";
import { plays, type Play } from "./bird/plays.ts";
import { isPageInUse, stageOf } from "./bird/stage.ts";
import { far, land, near, sign } from "./MoodLand.css.ts";
import { useTapped } from "./useTapped.ts";

interface MoodLandProps {
  weather: Weather | undefined;
  /** On a hard day nothing flowers, and the bird walks. */
  isHard: boolean;
}

/** The landscape behind the current mood. The bird comes to a mood that was just chosen (docs/rules.md, The bird). */
export function MoodLand({ weather, isHard }: MoodLandProps) {
  const isTapped = useTapped() !== undefined;

  return (
    <>
      <svg className={land} viewBox="0 0 360 140" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <path className={far} d="M0 112c70-24 150-22 220-10s100 4 140-8v46H0Z" />
        <path className={near} d="M0 128c90-20 190-18 260-12s76 2 100-4v28H0Z" />
        {!isHard && <Tuft transform={isTapped ? "translate(338 115) scale(.7)" : "translate(318 116) scale(.7)"} />}
        {!isHard && !isTapped && <Flower transform="translate(300 118) scale(.62)" petal={paint("petalPale")} />}
        {isTapped && (
          <g transform="translate(306 117) scale(1.15)">
            {isHard ? <Bird key="walks" play={plays.walks} /> : <Bird key="lands" play={plays.lands} />}
          </g>
        )}
      </svg>
      {weather && (
        <span className={sign}>
          <WeatherDrawing weather={weather} />
        </span>
      )}
    </>
  );
}

/** Plays once, and keeps its last frame. */
function Bird({ play }: { play: Play }) {
  const [pose, setPose] = useState<Pose>({ isAway: true });
  const [moves] = useBirdChoice();
  const isStill = useEffectEvent(() => !moves || window.matchMedia(media.still).matches);
  useEffect(() => {
    const stage = stageOf({ show: setPose, isStill: () => isStill(), mustWait: isPageInUse });
    stage.play(play);
    return stage.clear;
  }, [play]);
  return <BirdFigure {...pose} />;
}
