import { globalStyle, style } from "@vanilla-extract/css";
import { layer, media, motion, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Under the faces, whose row it is in. */
export const popover = style({
  position: "absolute",
  zIndex: layer.popover,
  top: "calc(100% + 8px)",
  right: "-18px",
  display: "grid",
  gap: space(1.75),
  width: "min(400px, 100vw - 48px)",
  padding: `${space(2)} ${space(2.25)} ${space(2.25)}`,
  borderRadius: radius.sheet,
  background: color.raised,
  color: color.ink,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
  outline: "none",
  opacity: 0,
  transform: "translateY(8px)",
  transition: `opacity ${motion.calm}, transform ${motion.calm} ${motion.ease}`,
  selectors: {
    "&[data-enter]": { opacity: 1, transform: "none" },
    "&::before": {
      content: "''",
      position: "absolute",
      top: "-9px",
      right: "calc(var(--arrow) + 9px)",
      width: "18px",
      height: "18px",
      background: color.raised,
      boxShadow: `-1px -1px 0 ${color.lineStrong}`,
      transform: "rotate(45deg)",
    },
  },
  "@media": {
    [media.still]: { transition: "none", transform: "none" },
    [media.forced]: { border: "1px solid" },
  },
});

/** One wide button at the end. */
export const done = style({ display: "grid" });

globalStyle(`${done} > button`, { width: "100%" });
