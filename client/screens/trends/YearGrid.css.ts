import { style } from "@vanilla-extract/css";
import { media, pebble, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ofWeather } from "./YearMonths.css.ts";

/** Leaves some room above where the page scrolls to it. */
export const topOfYear = style({ scrollMarginTop: "88px" });

/** The ways between the halves of a year, which a desktop shows both. */
export const halves = style({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  marginBottom: space(1),
  "@media": { [media.desktop]: { display: "none" } },
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

export const legendDot = style({
  flex: "none",
  width: "15px",
  height: "14px",
  borderRadius: pebble.b,
  background: ofWeather,
  forcedColorAdjust: "none",
});
