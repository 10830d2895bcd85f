import { paint } from "#client/theme/paint.ts";
import { Ground } from "./Cast.tsx";
import { Cloud } from "./Cloud.tsx";
import { Picture } from "./Picture.tsx";

export function NegativePicture() {
  return (
    <Picture>
      <Cloud transform="translate(14 7) scale(.6)" tones={{ light: paint("rainyMid"), shade: paint("enamelDeep") }} />
      <path
        d="m38 46-4 11M56 48l-4 11M74 46l-4 11M91 47l-4 11M46 62l-2 5M82 62l-2 5"
        stroke={paint("rainyMid")}
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <Ground />
      <ellipse cx="66" cy="84" rx="19" ry="3.6" fill={paint("enamelLit")} opacity=".8" />
    </Picture>
  );
}
