import { style } from "@vanilla-extract/css";
import { media, size, space } from "#client/theme/sizes.ts";

/** Kept for the chart, which comes later. */
export const place = style({ height: "220px", "@media": { [media.desktop]: { height: "272px" } } });

export const key = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(2.25)}`,
  margin: `${space(1.5)} 0 ${space(1)}`,
  fontSize: size.small,
  fontWeight: 600,
});

export const keyEntry = style({ display: "inline-flex", alignItems: "center", gap: space(0.75) });
