import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

export const frame = style({ position: "relative", display: "block", height: "100%" });

/** Two rows in a small picture, one in a wide one. */
export const row = style({
  position: "absolute",
  insetInline: "8%",
  top: "8%",
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  justifyItems: "center",
  rowGap: "4px",
  "@media": { [media.beside]: { insetInline: 0, top: "16%", gridTemplateColumns: "repeat(6, 1fr)" } },
});

export const sign = style({ width: "17px", "@media": { [media.beside]: { width: "24px" } } });
