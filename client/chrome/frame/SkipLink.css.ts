import { style } from "@vanilla-extract/css";
import { layer, radius, safe, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** In sight wherever the page is scrolled, also if it scrolls while the link has the focus. */
export const skip = style({
  position: "fixed",
  zIndex: layer.toast,
  top: `calc(${space(1)} + ${safe.top})`,
  left: `calc(${space(1)} + ${safe.left})`,
  padding: `${space(1.25)} ${space(2)}`,
  borderRadius: radius.control,
  background: color.accent,
  color: color.accentInk,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&:not(:focus)": { transform: `translateY(calc(-200% - ${safe.top}))` },
    "&:focus-visible": { borderRadius: radius.control },
  },
});
