import { paint } from "#client/theme/paint.ts";
import { Ground } from "./Cast.tsx";
import { Picture } from "./Picture.tsx";

export function HappenedPicture() {
  return (
    <Picture>
      <Ground />
      <path d="M74 50h7v32h-7Z" fill={paint("bark")} />
      <path d="M54 54V42c0-8 6-12 12-12h26c7 0 12 5 12 12v12Z" fill={paint("enamel")} />
      <path d="M54 54V42c0-8 5-12 11-12s11 4 11 12v12Z" fill={paint("enamelDeep")} />
      <path d="M58.5 47h13" stroke={paint("page")} strokeWidth="2.4" strokeLinecap="round" opacity=".85" />
      <path d="M92 30V18h10v7H94" fill={paint("cloth")} />
      <path d="M92 32V18" stroke={paint("clothDeep")} strokeWidth="2.4" strokeLinecap="round" />
      <g transform="rotate(-9 33 32)">
        <path d="M17 21h30v21H17Z" fill={paint("page")} />
        <path d="m17 21 15 12 15-12" fill="none" stroke={paint("pageShade")} strokeWidth="2" />
        <path d="M17 42h30v-2H17Z" fill={paint("pageShade")} />
        <circle cx="32" cy="32" r="4" fill={paint("cloth")} />
      </g>
      <path
        d="M5 14c4 3 5 9 3 14M2 40c5 0 8-1 11-4"
        stroke={paint("enamelLit")}
        strokeWidth="2.2"
        strokeDasharray="1 5"
        strokeLinecap="round"
        fill="none"
      />
    </Picture>
  );
}
