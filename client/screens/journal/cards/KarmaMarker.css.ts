import { globalStyle, style } from "@vanilla-extract/css";
import { pebble } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The coin lies before the lump. */
export const both = style({ position: "relative", display: "block", width: "40px", height: "36px" });
globalStyle(`${both} > svg`, { position: "absolute", insetInlineEnd: 0, bottom: 0 });
globalStyle(`${both} > svg:last-child`, { inset: "0 auto auto 0" });

export const nothing = style({
  width: "18px",
  height: "18px",
  margin: "8px 0",
  border: `2px solid ${color.edge}`,
  borderRadius: pebble.a,
});
