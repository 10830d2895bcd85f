import { paint } from "#client/theme/paint.ts";
import { flicker } from "./LivelyCast.css.ts";
import { Picture } from "./Picture.tsx";

export function LanternPicture() {
  return (
    <Picture>
      <path d="M60 8v10" stroke={paint("bark")} strokeWidth="3" strokeLinecap="round" />
      <path d="M46 22c0-8 28-8 28 0" fill="none" stroke={paint("enamelDeep")} strokeWidth="4" />
      <path d="M38 30h44l-4-8H42Z" fill={paint("enamel")} />
      <path d="M41 30h38v46H41Z" fill={paint("sunnyWash")} />
      <g className={flicker}>
        <path d="M60 40c3 8 10 10 10 18a10 10 0 0 1-20 0c0-6 7-10 10-18Z" fill={paint("sunnyMid")} />
        <path d="M60 53c1 3 4 4 4 7a4 4 0 0 1-8 0c0-3 3-4 4-7Z" fill={paint("page")} />
      </g>
      <path d="M41 30v46M60 30v6M79 30v46" stroke={paint("enamelDeep")} strokeWidth="3" />
      <path d="M36 76h48l4 10H32Z" fill={paint("enamel")} />
      <path d="M36 76h48l1.2 3H34.8Z" fill={paint("enamelLit")} opacity=".6" />
    </Picture>
  );
}
