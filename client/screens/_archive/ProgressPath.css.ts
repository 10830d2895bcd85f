import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, motion, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const path = style({
  position: "relative",
  overflow: "hidden",
  height: "86px",
  borderRadius: radius.inset,
  background: `linear-gradient(${color.skyTop}, ${color.skyMid})`,
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const hill = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

export const done = style({
  position: "absolute",
  insetInlineStart: 0,
  bottom: 0,
  height: "8px",
  borderRadius: "0 4px 4px 0",
  background: color.accent,
  transition: `width ${motion.calm}`,
  "@media": {
    [media.still]: { transition: "none" },
    [media.forced]: { background: "Highlight", forcedColorAdjust: "none" },
  },
});

export const bird = style({
  position: "absolute",
  top: "6px",
  width: "74px",
  height: "52px",
  transition: `inset-inline-start ${motion.calm}`,
  "@media": { [media.still]: { transition: "none" } },
});

export const sums = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space(0.5)} ${space(1.5)}`,
  marginTop: space(1),
  color: color.soft,
  fontSize: size.small,
});

export const sum = style({ fontFamily: font.display, fontSize: size.lead, fontWeight: 600, color: color.ink });
