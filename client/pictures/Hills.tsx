import { paint } from "#client/theme/paint.ts";
import { Flower, House, Pine, Tree, Tuft } from "./Cast.tsx";
import { Fire } from "./LivelyCast.tsx";
import { land } from "./Land.css.ts";

/** The low, wide hills at the bottom of a page. */
export function Hills() {
  return (
    <svg className={land} viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice">
      <path d="M0 176c140-60 260-40 400-8s280-58 420-26 260 30 380-18v176H0Z" fill={paint("hillFar")} opacity=".8" />
      <Pine transform="translate(180 172) scale(.6)" />
      <Pine transform="translate(212 178) scale(.44)" />
      <path d="M0 226c170-54 330-40 500-10s340-56 500-34 150 22 200 10v108H0Z" fill={paint("hillMid")} />
      <House transform="translate(1006 190) scale(.74)" />
      <Tree transform="translate(952 190) scale(.7)" />
      <path d="M0 262c240-44 480-46 640-30s400 24 560-18v86H0Z" fill={paint("hillNear")} />
      <path
        d="M0 262c240-44 480-46 640-30s400 24 560-18v16c-190 40-400 26-560 12S220 236 0 284Z"
        fill={paint("hillLit")}
        opacity=".7"
      />
      <Tree transform="translate(120 262) scale(.8)" />
      <Fire transform="translate(300 252) scale(.62)" />
      <Tuft transform="translate(360 250)" />
      <Tuft transform="translate(760 254)" />
      <Flower transform="translate(420 252) scale(.9)" />
      <Flower transform="translate(800 260) scale(.9)" petal={paint("petalPale")} />
    </svg>
  );
}
