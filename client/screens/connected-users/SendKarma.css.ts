import { style } from "@vanilla-extract/css";
import { media, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1.5),
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "96px minmax(0, 1fr)" } },
});

/** Level with the field, below the height of its label. */
export const picture = style({
  display: "none",
  overflow: "hidden",
  height: "68px",
  marginTop: "28px",
  borderRadius: radius.inset,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyLow})`,
  "@media": { [media.tablet]: { display: "block" } },
});
