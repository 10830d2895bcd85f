import { Flower, Tree } from "#client/pictures/Cast.tsx";
import { paint } from "#client/theme/paint.ts";
import { Flame } from "#client/ui/display/Brand.tsx";
import { brand } from "#domain/brand.ts";
import { foot, land, sign } from "./ImageFoot.css.ts";

/** The landscape at the bottom of an image, with the brand. */
export function ImageFoot() {
  return (
    <div className={foot}>
      <svg className={land} width="300" height="70" viewBox="0 0 300 70" aria-hidden="true">
        <path d="M0 34c50-24 100-22 150-10s100-4 150-18v64H0Z" fill={paint("hillMid")} />
        <path d="M0 54c80-22 190-20 300-6v22H0Z" fill={paint("hillNear")} />
        <path d="M0 54c80-22 190-20 300-6v6c-110-12-220-14-300 6Z" fill={paint("hillLit")} />
        <Tree transform="translate(40 50) scale(.42)" />
        <Flower transform="translate(262 54) scale(.8)" />
      </svg>
      <p className={sign}>
        <Flame height={18} />
        {brand}
      </p>
    </div>
  );
}
