import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const frame = style({ position: "relative" });

export const input = style({
  paddingRight: space(6.5),
  // Edge adds its own reveal button.
  selectors: { "&::-ms-reveal": { display: "none" } },
});

export const eye = style({ position: "absolute", top: "2px", right: "2px" });
