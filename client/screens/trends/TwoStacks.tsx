import { Flower, Pine, Sun, Tree, Tuft } from "#client/pictures/Cast.tsx";
import { Cloud } from "#client/pictures/Cloud.tsx";
import { Bird } from "#client/pictures/LivelyCast.tsx";
import { paint } from "#client/theme/paint.ts";
import type { Bar } from "#domain/comparisons.ts";
import { CoinStack } from "./charts/CoinStack.tsx";
import { scene } from "./TwoStacks.css.ts";

/** The two shares of a comparison as stacks of coins on one scale, with the bird on the taller one. */
export function TwoStacks({ bars }: { bars: readonly Bar[] }) {
  const shares = bars.map(({ count, of }) => count / Math.max(1, of));
  const most = Math.max(...shares);
  const coins = shares.map((share) => Math.max(1, Math.round((share / Math.max(most, 0.01)) * highest)));
  const [here = 0, elsewhere = 0] = shares;
  const isClear = Math.abs(here - elsewhere) > most / 10;

  return (
    <svg className={scene} viewBox="0 0 360 172" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sun transform="translate(306 44) scale(.42)" />
      <Cloud transform="translate(26 20) scale(.4)" opacity=".9" />
      <Cloud transform="translate(214 44) scale(.3)" opacity=".7" />
      <path d="M-60 128c60-26 130-22 200-8s140-14 280-10v80H-60Z" fill={paint("hillFar")} />
      <path d="M-60 146c80-20 170-18 260-10s150-8 220-4v60H-60Z" fill={paint("hillMid")} />
      <Pine transform="translate(40 138) scale(.42)" />
      <Tree transform="translate(322 140) scale(.46)" />
      <path d="M-60 158c90-16 200-16 300-12s150-2 200 2v50H-60Z" fill={paint("hillNear")} />
      <path
        d="M-60 158c90-16 200-16 300-12s150-2 200 2v8c-60-2-140-4-220-4s-190 0-280 14Z"
        fill={paint("hillLit")}
        opacity=".7"
      />
      {coins.map((count, index) => (
        <CoinStack
          key={places[index]}
          x={places[index] ?? 0}
          y={foot}
          radius={20}
          step={step}
          count={count}
          turn={index}
        />
      ))}
      <Tuft transform="translate(70 164)" />
      <Flower transform="translate(184 166) scale(.8)" />
      {isClear && (
        <Bird
          transform={`translate(${(places[here > elsewhere ? 0 : 1] ?? 0) - 2} ${foot - highest * step - 1}) scale(1.25)`}
        />
      )}
    </svg>
  );
}

/** The middle of each stack's foot, as far apart as the words below the picture. */
const places = [118, 242];
const foot = 158;
const step = 9.5;
/** Coins of the taller stack. */
const highest = 9;
