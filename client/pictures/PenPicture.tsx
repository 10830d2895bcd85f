import { color } from "../theme/tokens.css.ts";
import { Picture } from "./Picture.tsx";

export function PenPicture() {
  return (
    <Picture>
      <path d="M18 20h58v66H18Z" fill={color.page} />
      <path d="M18 20h8v66h-8Z" fill={color.cloth} />
      <path d="M18 20h3v66h-3Z" fill={color.clothDeep} />
      <path d="M34 36h32M34 46h32M34 56h20" stroke={color.pageShade} strokeWidth="3" strokeLinecap="round" />
      <path d="M60 74 66 58 98 20l9 8-32 38Z" fill={color.enamel} />
      <path d="M98 20l9 8 4-5c2-2 1-5-1-7s-5-2-7 0Z" fill={color.enamelDeep} />
      <path d="m60 74 6-16 9 8Z" fill={color.pageShade} />
      <path d="m60 74 2.5-6.5 3.6 3.2Z" fill={color.eye} />
      <path d="M66 58l32-38 3 2.6L69 60.5Z" fill={color.enamelLit} opacity=".6" />
    </Picture>
  );
}
