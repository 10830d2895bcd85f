import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** As high without its link as with it. */
export const readout = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(0.75)} ${space(1.25)}`,
  margin: `${space(1.5)} 0 ${space(0.5)}`,
  minHeight: `calc(${target.small} + ${space(2)})`,
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(2)}`,
  borderRadius: radius.inset,
  background: color.sunken,
});

export const words = style({
  flex: "1 1 min-content",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(0.25)} ${space(1.75)}`,
  minWidth: 0,
});

export const dayName = style({ fontFamily: font.display, fontSize: "1.0625rem", fontWeight: 560, lineHeight: 1.25 });

export const key = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(2.25)}`,
  margin: `${space(1.5)} 0 ${space(0.5)}`,
  fontSize: size.small,
  fontWeight: 600,
});

export const keyEntry = style({ display: "inline-flex", alignItems: "center", gap: space(0.75) });

export const number = style({ whiteSpace: "nowrap" });

globalStyle(`${number} svg`, { display: "inline", marginRight: "3px", verticalAlign: "-2px" });
