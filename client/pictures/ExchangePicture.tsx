import { paint } from "#client/theme/paint.ts";
import { StandingCoin } from "./KarmaShapes.tsx";
import { Picture } from "./Picture.tsx";

export function ExchangePicture() {
  return (
    <Picture>
      <g transform="rotate(-7 50 48)">
        <path d="M18 26h62v44H18Z" fill={paint("page")} />
        <path d="m18 26 31 25 31-25" fill="none" stroke={paint("pageShade")} strokeWidth="3" />
        <path d="M18 66h62v4H18Z" fill={paint("pageShade")} />
      </g>
      <StandingCoin transform="translate(58.5 36.7) scale(2.125)" />
    </Picture>
  );
}
