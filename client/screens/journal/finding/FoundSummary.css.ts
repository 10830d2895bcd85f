import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";

export const summary = style({
  display: "block",
  margin: `0 ${space(0.5)} ${space(1.25)}`,
  fontSize: size.label,
  overflowWrap: "anywhere",
  selectors: { "&:empty": { display: "none" } },
});

export const note = style({ display: "block" });
