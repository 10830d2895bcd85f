import type { ReactNode } from "react";
import { paint } from "#client/theme/paint.ts";
import { BirdFigure } from "./BirdFigure.tsx";
import { Flower, Pine, Sun, Tree, Tuft } from "./Cast.tsx";
import { ClosedBook } from "./ClosedBook.tsx";
import { LyingCoin } from "./KarmaShapes.tsx";
import { land } from "./Land.css.ts";
import { Fire } from "./LivelyCast.tsx";
import { OpenBook } from "./OpenBook.tsx";

/** An open book in the hills, and the bird that brings a coin. On a phone only the right part is visible. */
export function OpenBookLand() {
  return (
    <Hills side="xMax">
      <Sun transform="translate(1022 150) scale(.6)" />
      <Slope d="M0 270c140-70 280-60 420-20s260-50 420-10 180 20 260-10v190H0Z" name="hillFar" />
      <Slope d="M0 320c200-60 420-40 620-14s340-40 480-20v134H0Z" name="hillMid" />
      <Tree transform="translate(730 322) scale(.8)" />
      <Slope d="M0 372c300-60 700-60 1100-24v72H0Z" name="hillNear" />
      <g transform="translate(804 193) scale(2.2)">
        <OpenBook />
      </g>
      <g transform="translate(826 366) scale(1.35)">
        <LyingCoin />
      </g>
      <g transform="translate(778 394) scale(2.1)">
        <BirdFigure />
      </g>
      <Flower transform="translate(640 392) scale(1.3)" />
      <Tuft transform="translate(560 396) scale(1.3)" />
      <Flower transform="translate(1066 390) scale(1.1)" petal={paint("petalPale")} />
    </Hills>
  );
}

/** A closed book beside a fire, and the bird that brings a twig. */
export function ClosedBookLand() {
  return (
    <Hills side="xMid">
      <Slope d="M0 270c140-60 280-56 420-20s260-50 420-14 180 16 260-10v194H0Z" name="hillFar" />
      <Pine transform="translate(230 256) scale(.6)" />
      <Pine transform="translate(256 260) scale(.46)" />
      <Slope d="M0 316c200-50 420-36 620-14s340-36 480-20v138H0Z" name="hillMid" />
      <Tree transform="translate(830 302) scale(.7)" />
      <Slope d="M0 364c300-50 700-50 1100-20v76H0Z" name="hillNear" />
      <g transform="translate(496 286) scale(.68)">
        <ClosedBook />
      </g>
      <g transform="translate(622 378) scale(1.7)">
        <BirdFigure side={-1} inBeak="twig" />
      </g>
      <Fire transform="translate(446 384) scale(.9)" />
      <Flower transform="translate(676 384) scale(1.1)" />
      <Tuft transform="translate(398 382)" />
    </Hills>
  );
}

function Hills({ side, children }: { side: "xMid" | "xMax"; children: ReactNode }) {
  return (
    <svg className={land} viewBox="0 0 1100 420" preserveAspectRatio={`${side}YMax slice`} aria-hidden="true">
      {children}
    </svg>
  );
}

function Slope({ d, name }: { d: string; name: "hillFar" | "hillMid" | "hillNear" }) {
  return <path d={d} fill={paint(name)} />;
}
