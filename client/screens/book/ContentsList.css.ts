import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const year = style({
  margin: "12px 0 2px",
  fontSize: size.body,
  fontWeight: 600,
  letterSpacing: ".1em",
  color: color.soft,
});

export const list = style({ padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  alignItems: "baseline",
  gap: "9px",
  width: "100%",
  minHeight: target.small,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontFamily: font.display,
  fontSize: "1.0625rem",
  fontWeight: 500,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.accent },
    "&[aria-current]": { color: color.accent, fontWeight: 650 },
  },
});

export const count = style({ fontFamily: font.text, fontSize: size.tiny, fontWeight: 400, color: color.soft });

export const leader = style({
  flex: 1,
  minWidth: "1rem",
  borderBottom: `2px dotted color-mix(in srgb, ${color.edge} 60%, transparent)`,
});

export const number = style({ fontVariantNumeric: "oldstyle-nums" });
