import { paint } from "#client/theme/paint.ts";
import { Flower, House, Pine, Sun, Tree, Tuft } from "./Cast.tsx";

/** The landscape's view box, and the position of its sun or moon. */
export const landRoom = "0 0 1200 520";
export const sunPlace = "translate(882 186)";

/**
 * The still parts of home's landscape. No style sheet applies: client/first/build/stillFiles.ts writes a day file and a night
 * file, which load before any script.
 */
export function StillLand() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={landRoom}>
      <Stars />
      <Sun transform={sunPlace} />
      <Slopes />
    </svg>
  );
}

export function Stars() {
  return (
    <g opacity={paint("nightShown")} stroke={paint("star")} strokeLinecap="round">
      <g opacity=".85">
        <path
          strokeWidth="1.8"
          d="M140 90h0M310 120h0M500 12h0M660 16h0M800 26h0M990 140h0M1110 104h0M90 170h0M370 190h0M840 170h0M640 190h0"
        />
        <path strokeWidth="2.6" d="M230 24h0M420 12h0M720 100h0M880 84h0M1160 52h0" />
      </g>
    </g>
  );
}

/** Three hills, from far to near. */
export function Slopes() {
  return (
    <>
      <FarHill />
      <MidHill />
      <NearHill />
    </>
  );
}

function FarHill() {
  return (
    <>
      <path d="M0 340C120 276 250 300 380 336S650 262 800 306s270 40 400-24v238H0Z" fill={paint("hillFar")} />
      <path
        d="M0 340C120 276 250 300 380 336S650 262 800 306s270 40 400-24"
        fill="none"
        stroke={paint("cut")}
        strokeWidth="2.5"
      />
      <Pine transform="translate(215 318) scale(.55)" />
      <Pine transform="translate(240 322) scale(.42)" />
      <Pine transform="translate(770 302) scale(.5)" />
      <Pine transform="translate(800 308) scale(.38)" />
      <Pine transform="translate(742 298) scale(.36)" />
    </>
  );
}

function MidHill() {
  return (
    <>
      <path d="M0 396c150-56 300-40 470-6s330-62 490-40 170 32 240 14v156H0Z" fill={paint("hillMid")} />
      <path
        d="M0 396c150-56 300-40 470-6s330-62 490-40 170 32 240 14"
        fill="none"
        stroke={paint("cut")}
        strokeWidth="2.5"
      />
      <House transform="translate(1010 366) scale(.72)" />
      <Tree transform="translate(940 356) scale(.62)" />
      <Tree transform="translate(250 366) scale(.7)" />
      <Tree transform="translate(306 376) scale(.5)" />
    </>
  );
}

function NearHill() {
  return (
    <>
      <path d="M0 444c180-54 380-72 600-68s420 32 600-14v158H0Z" fill={paint("hillNear")} />
      <path
        d="M0 444c180-54 380-72 600-68s420 32 600-14v22c-190 40-400 14-600 10S180 420 0 474Z"
        fill={paint("hillLit")}
        opacity=".75"
      />
      <path d="M0 500c260-50 560-40 1200-18v38H0Z" fill={paint("hillDeep")} opacity=".5" />
      <Tuft transform="translate(330 424) scale(.9)" />
      <Tuft transform="translate(830 418)" />
      <Tuft transform="translate(905 432) scale(.8)" />
      <Tuft transform="translate(470 452) scale(.8)" />
      <Tuft transform="translate(748 446) scale(.9)" />
      <Tuft transform="translate(560 500) scale(.9)" />
      <Flower transform="translate(300 440) scale(.9)" />
      <Flower transform="translate(852 452) scale(.8)" />
      <Flower transform="translate(456 480) scale(.7)" />
      <Flower transform="translate(772 478) scale(.9)" />
      <Flower transform="translate(880 436) scale(.9)" petal={paint("petalPale")} />
      <Flower transform="translate(362 452) scale(.8)" petal={paint("petalPale")} />
      <Flower transform="translate(432 470) scale(.8)" petal={paint("petalPale")} />
      <Flower transform="translate(724 486) scale(.7)" petal={paint("petalPale")} />
    </>
  );
}
