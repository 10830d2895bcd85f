import { paint } from "#client/theme/paint.ts";
import { Flower, House, Pine, Sun, Tuft } from "./Cast.tsx";
import { Cloud } from "./Cloud.tsx";
import { LyingCoin } from "./KarmaShapes.tsx";
import { land } from "./Land.css.ts";
import { Bird } from "./LivelyCast.tsx";

interface FirstDaysLandProps {
  /** How many days have their coin, of as many as there are. */
  days: number;
  of: number;
}

/** A coin on the meadow for each day, an empty place for each that is missing, and the bird on the latest. */
export function FirstDaysLand({ days, of }: FirstDaysLandProps) {
  const places = Array.from({ length: of }, (_, index) => 220 + index * 62);
  const here = places[Math.max(0, days - 1)] ?? 0;

  return (
    <svg className={land} viewBox="0 0 560 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sun transform="translate(448 62) scale(.5)" />
      <Cloud transform="translate(96 30) scale(.5)" opacity=".8" />
      <path
        d="M-400 140c140-20 260 10 400 10 120-40 240-36 320-14s160-20 240-8c140 10 260-10 400 8v92H-400Z"
        fill={paint("hillFar")}
      />
      <Pine transform="translate(126 140) scale(.5)" />
      <House transform="translate(436 150) scale(.6)" />
      <path
        d="M-400 182c140-2 260 0 400-6 180-40 380-36 560-10 140 12 260 8 400 12v50H-400Z"
        fill={paint("hillNear")}
      />
      {places.map((x, index) => (
        <g key={x} transform={`translate(${x} 182) scale(1.1)`}>
          {index < days ? (
            <LyingCoin />
          ) : (
            <ellipse
              rx="17"
              ry="6.8"
              fill={paint("goldWash")}
              stroke={paint("goldDeep")}
              strokeWidth="1.5"
              strokeDasharray="4 3"
            />
          )}
        </g>
      ))}
      <Bird transform={days > 0 ? `translate(${here - 2} 177) scale(1.5)` : "translate(168 184) scale(1.5)"} />
      <Tuft transform="translate(140 190) scale(.9)" />
      <Flower transform="translate(408 188)" />
    </svg>
  );
}
