import { paint } from "#client/theme/paint.ts";
import { Ground } from "./Cast.tsx";
import { StandingCoin } from "./KarmaShapes.tsx";
import { Picture } from "./Picture.tsx";

export function GiftPicture() {
  return (
    <Picture>
      <Ground />
      <path d="M60 80c0-14 0-22 1-32" stroke={paint("leafDeep")} strokeWidth="3.4" fill="none" strokeLinecap="round" />
      <path d="M60 68c-13 1-19-6-20-16 12-1 19 5 20 16Z" fill={paint("leaf")} />
      <path d="M60 62c0-12 8-18 19-18 0 12-8 18-19 18Z" fill={paint("leafDeep")} />
      <StandingCoin transform="translate(37.5 5.8) scale(1.955)" />
    </Picture>
  );
}
