import { paint } from "#client/theme/paint.ts";
import { Flower, House, Pine, Tree, Tuft } from "./Cast.tsx";
import { Sparkle } from "./LivelyCast.tsx";
import { fadesIn } from "./Picture.css.ts";
import { strip } from "./QuoteLand.css.ts";

/** A strip of landscape at the bottom of a card. Its height is the same at every width. */
export function QuoteLand() {
  return (
    <svg
      className={`${fadesIn} ${strip}`}
      viewBox="0 0 1200 80"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g opacity={paint("nightShown")}>
        <Sparkle transform="translate(598 16) scale(.6)" />
        <Sparkle transform="translate(762 10) scale(.5)" />
        <Sparkle transform="translate(330 14) scale(.6)" />
      </g>
      <path
        d="M0 36c90-30 190-26 290 0 60 14 90 12 120 8 70-22 130-24 200-10s120-8 190-24c80-16 160 20 240 20s110-14 160-20v70H0Z"
        fill={paint("hillFar")}
      />
      <Pine transform="translate(452 34) scale(.4)" />
      <Pine transform="translate(468 32) scale(.28)" />
      <House transform="translate(716 28) scale(.46)" />
      <Tree transform="translate(916 22) scale(.4)" />
      <Pine transform="translate(180 18) scale(.4)" />
      <path d="M0 66c150-24 260-14 410-6 120-24 250-16 400 0 130 10 260-16 390-10v30H0Z" fill={paint("hillMid")} />
      <Tuft transform="translate(650 66) scale(.6)" />
      <Tuft transform="translate(300 66) scale(.6)" />
      <Flower transform="translate(520 66) scale(.6)" petal={paint("petalPale")} />
      <Flower transform="translate(536 70) scale(.55)" />
      <Flower transform="translate(980 68) scale(.6)" />
    </svg>
  );
}
