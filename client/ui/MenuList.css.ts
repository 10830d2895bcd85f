import { style, styleVariants } from "@vanilla-extract/css";
import { layer, media, motion, radius, space, target } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const list = style({
  zIndex: layer.popover,
  display: "grid",
  minWidth: "156px",
  maxWidth: "calc(100vw - 16px)",
  padding: space(0.75),
  borderRadius: radius.inset,
  background: color.raised,
  color: color.ink,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
  outline: "none",
  opacity: 0,
  transform: "translateY(8px)",
  transition: `opacity ${motion.quick}, transform ${motion.quick}`,
  selectors: {
    "&[data-enter]": {
      opacity: 1,
      transform: "none",
      transition: `opacity ${motion.calm} ${motion.ease}, transform ${motion.calm} ${motion.ease}`,
    },
  },
  "@media": { [media.still]: { transform: "none" } },
});

const row = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.375),
  minHeight: target.small,
  padding: `0 ${space(1.5)}`,
  borderRadius: radius.small,
  fontWeight: 600,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-active-item]": { background: color.sunken },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
  },
});

export const rows = styleVariants({ plain: [row], danger: [row, { color: color.danger }] });
