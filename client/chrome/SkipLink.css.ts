import { style } from "@vanilla-extract/css";
import { layer, radius, space } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const skip = style({
  position: "absolute",
  zIndex: layer.toast,
  top: space(1),
  left: space(1),
  padding: `${space(1.25)} ${space(2)}`,
  borderRadius: radius.control,
  background: color.accent,
  color: color.accentInk,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&:not(:focus)": { transform: "translateY(-200%)" },
    "&:focus-visible": { borderRadius: radius.control },
  },
});
