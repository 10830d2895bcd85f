import { style } from "@vanilla-extract/css";
import { media, pebble, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { pixel } from "./pixels.css.ts";

/** Leaves some room above where the page scrolls to it. */
export const topOfYear = style({ scrollMarginTop: "88px" });

/** The ways between the halves of a year. A window with room shows both. */
export const halves = style({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  marginBottom: space(1),
  "@media": { [media.beside]: { display: "none" } },
});

export const halfName = style({ flex: 1, fontSize: size.small, fontWeight: 600, textAlign: "center" });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(0.75)} ${space(2)}`,
  margin: `${space(1.75)} 0 ${space(1.5)}`,
});

export const legendEntry = style({
  display: "flex",
  alignItems: "center",
  gap: space(0.875),
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const count = style({ color: color.soft, fontWeight: 400 });

/** What the empty days are. */
export const ofNothing = style({ color: color.soft, fontWeight: 400 });

/** A day's colours in the shape of a dot. */
export const legendDot = style([pixel, { flex: "none", width: "17px", height: "16px", borderRadius: pebble.b }]);
