import { style, styleVariants } from "@vanilla-extract/css";
import { motion, pebble } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const trail = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: "24px",
  paddingInline: "4px",
});

/** A stone, and the dots to the next one. */
export const stone = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  height: "2px",
  background: `radial-gradient(circle, ${color.edge} 1px, transparent 1.3px) 0 / 7px 2px repeat-x`,
  selectors: { "&:nth-child(2n)": { translate: "0 1px" }, "&:nth-last-child(2)": { flex: "none", background: "none" } },
});

const base = style({
  flex: "none",
  boxSizing: "border-box",
  width: "13px",
  height: "12px",
  borderRadius: pebble.a,
  transition: `background-color ${motion.calm}`,
  selectors: { [`${stone}:nth-child(2n) > &`]: { borderRadius: pebble.c } },
});

export const stones = styleVariants({
  open: [base, { background: color.surface, boxShadow: `inset 0 0 0 1.6px ${color.edge}` }],
  done: [base, { background: color.accent }],
  here: [
    base,
    {
      width: "18px",
      height: "17px",
      background: color.accent,
      boxShadow: `0 0 0 3px ${color.skyMid}, 0 0 0 5px ${color.accent}`,
    },
  ],
});
