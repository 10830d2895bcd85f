import { paint } from "#client/theme/paint.ts";
import { Picture } from "./Picture.tsx";

export function LetterPicture() {
  return (
    <Picture>
      <g transform="rotate(-5 60 50)">
        <path d="M16 26 60 2l44 24v4H16Z" fill={paint("pageShade")} />
        <path d="M26 12h68v50H26Z" fill={paint("page")} />
        <path d="M36 24h34M36 34h48" stroke={paint("pageShade")} strokeWidth="3" strokeLinecap="round" />
        <path d="M16 28v56h88V28L60 60Z" fill={paint("warmWash")} />
        <path d="m16 84 36-32 8 6 8-6 36 32Z" fill={paint("warmMid")} opacity=".35" />
        <path d="M60 62c4-8 15-5.5 15 2.5 0 7-9 12-15 17-6-5-15-10-15-17 0-8 11-10.5 15-2.5Z" fill={paint("warmMid")} />
      </g>
    </Picture>
  );
}
