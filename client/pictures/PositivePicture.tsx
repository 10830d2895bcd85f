import { paint } from "#client/theme/paint.ts";
import { Flower, Ground, Tuft } from "./Cast.tsx";
import { Picture } from "./Picture.tsx";

export function PositivePicture() {
  return (
    <Picture>
      <circle cx="60" cy="50" r="34" fill={paint("sunnyWash")} />
      <circle cx="60" cy="52" r="21" fill={paint("sunnyMid")} opacity=".85" />
      <path
        d="M60 15v-8M29 27l-6-6M91 27l6-6M16 54H8M112 54h-8"
        stroke={paint("sunnyMid")}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Ground />
      <Flower transform="translate(34 80) scale(.9)" />
      <Tuft transform="translate(90 82) scale(.8)" />
    </Picture>
  );
}
