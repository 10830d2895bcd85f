import { paint } from "#client/theme/paint.ts";
import { flicker } from "./LivelyCast.css.ts";
import { Picture } from "./Picture.tsx";

export function KindlyPicture() {
  return (
    <Picture>
      <circle cx="60" cy="38" r="30" fill={paint("sunnyWash")} />
      <g className={flicker}>
        <path d="M60 12c3 9 12 12 12 22a12 12 0 0 1-24 0c0-7 9-12 12-22Z" fill={paint("sunnyMid")} />
        <path d="M60 28c1 4 5 5 5 9a5 5 0 0 1-10 0c0-3 3-5 5-9Z" fill={paint("page")} />
      </g>
      <path d="M47 50h26v32H47Z" fill={paint("page")} />
      <path d="M47 50h8v32h-8Z" fill={paint("gleam")} opacity=".6" />
      <path d="M66 50h7v32h-7Z" fill={paint("pageShade")} opacity=".6" />
      <path d="M73 50c0 7-1 13-4 13s-2-7-5-8" fill={paint("page")} />
      <path d="M60 50v-5" stroke={paint("eye")} strokeWidth="2" strokeLinecap="round" />
      <path d="M34 82h52l-5 9H39Z" fill={paint("enamel")} />
      <path d="M34 82h52l-1.5 3h-49Z" fill={paint("enamelLit")} opacity=".6" />
    </Picture>
  );
}
