import { style } from "@vanilla-extract/css";
import { color } from "#client/theme/tokens.css.ts";

export const scene = style({
  width: "100%",
  height: "100%",
  borderRadius: "18px 16px 20px 16px",
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 70%, ${color.skyLow})`,
});
