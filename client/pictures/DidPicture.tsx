import { paint } from "#client/theme/paint.ts";
import { Ground } from "./Cast.tsx";
import { Picture } from "./Picture.tsx";

export function DidPicture() {
  return (
    <Picture>
      <Ground />
      <path d="M84 78c0-12 0-18 1-26" stroke={paint("leafDeep")} strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M85 56c-10 1-15-4-16-12 9-1 15 3 16 12Z" fill={paint("leaf")} />
      <path d="M85 51c0-10 6-15 15-15 0 10-6 15-15 15Z" fill={paint("leafDeep")} />
      <g transform="rotate(-14 40 40)">
        <path
          d="M24 27c-17-5-20 17 2 20"
          fill="none"
          stroke={paint("enamelDeep")}
          strokeWidth="4.2"
          strokeLinecap="round"
        />
        <path d="M44 42 65 27l6 4-22 27Z" fill={paint("enamelDeep")} />
        <path d="M20 26h31l-2.5 28c-.2 2.5-2 4-4.5 4H27c-2.5 0-4.3-1.5-4.5-4Z" fill={paint("enamel")} />
        <path d="M20 26h11l-1.5 32H27c-2.5 0-4.3-1.5-4.5-4Z" fill={paint("enamelLit")} opacity=".6" />
        <ellipse cx="35.5" cy="26" rx="15.5" ry="3.8" fill={paint("enamelDeep")} />
        <path d="M26 26c1-11 18-11 19 0" fill="none" stroke={paint("enamelDeep")} strokeWidth="3.4" />
        <path d="m61 22.5 14 9.5-2.5 4-14-9.5Z" fill={paint("cloth")} />
      </g>
      <path
        d="m72 24-1 6M78 27l-1 7M73 37l-1 6M79 41l-1 5"
        stroke={paint("enamelLit")}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </Picture>
  );
}
