import { paint } from "#client/theme/paint.ts";
import { Picture } from "./Picture.tsx";

export function UnkindlyPicture() {
  return (
    <Picture>
      <path
        d="M60 42c-8-6 8-10 1-17s8-9 4-18"
        fill="none"
        stroke={paint("smoke")}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M68 34c4-4-2-6 2-11"
        fill="none"
        stroke={paint("smoke")}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M47 54c4-4 8 1 13-1s9-1 13 2v27H47Z" fill={paint("page")} />
      <path d="M66 53c3 0 5 1 7 2v27h-7Z" fill={paint("pageShade")} opacity=".7" />
      <path d="M60 53v-7" stroke={paint("eye")} strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="60" cy="46" r="2.4" fill={paint("ember")} />
      <path d="M34 82h52l-5 9H39Z" fill={paint("enamel")} />
      <path d="M34 82h52l-1.5 3h-49Z" fill={paint("enamelLit")} opacity=".6" />
    </Picture>
  );
}
