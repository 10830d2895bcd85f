import { paint } from "#client/theme/paint.ts";
import { Flower, House, Tree, Tuft } from "./Cast.tsx";
import { Cloud } from "./Cloud.tsx";
import { Bird } from "./LivelyCast.tsx";
import { fadesIn } from "./Picture.css.ts";
import { CarriedPage } from "./CarriedPage.tsx";

/** Two books, and the bird with a page of them, on its way home. */
export function BringScene() {
  return (
    <svg
      className={fadesIn}
      width="100%"
      height="100%"
      viewBox="0 0 420 170"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Cloud transform="translate(40 18) scale(.45)" opacity=".9" />
      <Cloud transform="translate(300 34) scale(.36)" opacity=".8" />
      <path d="M-140 118c180-34 250-22 330-10s160-22 380-4v90h-710Z" fill={paint("hillFar")} />
      <path d="M-140 140c200-24 300-16 390-8s150-8 320-2v60h-710Z" fill={paint("hillMid")} />
      <House transform="translate(316 136) scale(.8)" />
      <Tree transform="translate(362 140) scale(.7)" />
      <path d="M-140 158c220-18 340-14 430-10s120-4 280 0v40h-710Z" fill={paint("hillNear")} />
      <Tuft transform="translate(70 158)" />
      <Flower transform="translate(280 162) scale(.9)" />
      <g transform="translate(150 112)">
        <path d="M-46 46V-2c0-3 2-5 5-5h76v53Z" fill={paint("cloth")} />
        <path d="M-46 46V-2c0-3 2-5 5-5h5v53Z" fill={paint("clothDeep")} />
        <path d="M-24 8h40v14h-40Z" fill={paint("page")} />
        <path d="M-46 46h81v-5h-81Z" fill={paint("pageShade")} />
      </g>
      <g transform="translate(200 122)">
        <path d="M-8 36V2h70v34Z" fill={paint("enamel")} />
        <path d="M-8 36V2h8v34Z" fill={paint("enamelDeep")} />
        <path d="M-8 36h70v-4H-8Z" fill={paint("page")} />
      </g>
      <g transform="translate(232 123) scale(1.7)">
        <Bird />
        <CarriedPage />
      </g>
    </svg>
  );
}
