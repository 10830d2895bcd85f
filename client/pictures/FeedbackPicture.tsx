import { paint } from "#client/theme/paint.ts";
import { Ground } from "./Cast.tsx";
import { Picture } from "./Picture.tsx";

export function FeedbackPicture() {
  return (
    <Picture>
      <Ground />
      <path d="M30 80c0-8 0-14 2-22" stroke={paint("leafDeep")} strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M31 66c-8 0-12-4-13-11 8 0 13 4 13 11Z" fill={paint("leaf")} />
      <path d="M32 60c0-8 5-12 12-12 0 8-4 12-12 12Z" fill={paint("leafDeep")} />
      <path
        d="M50 14h56c4 0 6 3 6 6v28c0 4-3 6-6 6H82L68 66V54H50c-4 0-6-3-6-6V20c0-4 3-6 6-6Z"
        fill={paint("windyWash")}
      />
      <path
        d="M78 46c-9-4-9-17 3-22 6 9 5 19-3 22Zm0 0c-1-6 0-10 2-14"
        fill={paint("windyMid")}
        stroke={paint("windyWash")}
        strokeWidth="2"
      />
    </Picture>
  );
}
