import { paint } from "#client/theme/paint.ts";
import { Picture } from "./Picture.tsx";

export function PenPicture() {
  return (
    <Picture>
      <path d="M18 20h58v66H18Z" fill={paint("page")} />
      <path d="M18 20h8v66h-8Z" fill={paint("cloth")} />
      <path d="M18 20h3v66h-3Z" fill={paint("clothDeep")} />
      <path d="M34 36h32M34 46h32M34 56h20" stroke={paint("pageShade")} strokeWidth="3" strokeLinecap="round" />
      <path d="M60 74 66 58 98 20l9 8-32 38Z" fill={paint("enamel")} />
      <path d="M98 20l9 8 4-5c2-2 1-5-1-7s-5-2-7 0Z" fill={paint("enamelDeep")} />
      <path d="m60 74 6-16 9 8Z" fill={paint("pageShade")} />
      <path d="m60 74 2.5-6.5 3.6 3.2Z" fill={paint("eye")} />
      <path d="M66 58l32-38 3 2.6L69 60.5Z" fill={paint("enamelLit")} opacity=".6" />
    </Picture>
  );
}
