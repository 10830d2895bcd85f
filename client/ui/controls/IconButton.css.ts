import { style, styleVariants } from "@vanilla-extract/css";
import { media, motion, radius, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const base = style({
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  width: target.small,
  height: target.small,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:focus-visible": { borderRadius: radius.control },
    "&[aria-disabled='true']": { cursor: "default", opacity: 0.5 },
  },
});

export const variants = styleVariants({
  line: [
    base,
    {
      background: color.surface,
      boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
      selectors: { "&:hover:not([aria-disabled='true'])": { background: color.accentWash } },
      "@media": { [media.forced]: { border: "1px solid" } },
    },
  ],
  plain: [
    base,
    {
      color: color.soft,
      selectors: { "&:hover:not([aria-disabled='true'])": { background: color.sunken, color: color.ink } },
    },
  ],
});
