import { style } from "@vanilla-extract/css";
import { layer, motion, radius, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const bubble = style({
  zIndex: layer.popover,
  maxWidth: "260px",
  padding: `${space(0.75)} ${space(1.25)}`,
  borderRadius: radius.small,
  background: color.ink,
  color: color.surface,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.3,
  opacity: 0,
  transform: "translateY(2px)",
  transition: `opacity ${motion.quick}, transform ${motion.quick}`,
  selectors: { "&[data-enter]": { opacity: 1, transform: "none" } },
});

export const frame = style({ display: "contents" });
