import { style, styleVariants } from "@vanilla-extract/css";
import { media, motion, radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { floating } from "./floating.css.ts";

export const list = style([
  floating,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    minWidth: "156px",
    transform: "translateY(8px)",
    transition: `opacity ${motion.quick}, transform ${motion.quick}`,
    selectors: {
      "&[data-enter]": { transition: `opacity ${motion.calm} ${motion.ease}, transform ${motion.calm} ${motion.ease}` },
    },
    "@media": { [media.still]: { transform: "none" } },
  },
]);

const row = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.375),
  minHeight: target.small,
  padding: `0 ${space(1.5)}`,
  borderRadius: radius.small,
  fontWeight: 600,
  overflowWrap: "anywhere",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-active-item]": { background: color.sunken },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
  },
});

export const rows = styleVariants({ plain: [row], danger: [row, { color: color.danger }] });

/** A line separates a group from the previous one. */
export const groups = style({
  display: "grid",
  selectors: {
    "& + &": { marginTop: space(0.5), paddingTop: space(0.5), borderTop: `1px solid ${color.line}` },
  },
});

export const groupLabel = style({
  padding: `${space(0.75)} ${space(1.5)} ${space(0.25)}`,
  color: color.soft,
  fontSize: size.tiny,
  fontWeight: 600,
  overflowWrap: "anywhere",
});
