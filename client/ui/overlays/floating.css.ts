import { style } from "@vanilla-extract/css";
import { layer, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A surface that opens from a button: a menu or a list of options. */
export const floating = style({
  zIndex: layer.popover,
  maxWidth: "calc(100vw - 16px)",
  padding: space(0.75),
  borderRadius: radius.inset,
  background: color.raised,
  color: color.ink,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
  outline: "none",
  opacity: 0,
  selectors: { "&[data-enter]": { opacity: 1, transform: "none" } },
});
