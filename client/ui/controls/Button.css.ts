import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, motion, radius, space, target, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(1),
  minWidth: target.small,
  maxWidth: "100%",
  padding: `0 ${space(2.25)}`,
  border: "1.5px solid transparent",
  borderRadius: radius.control,
  fontFamily: font.text,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, transform ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    "&:focus-visible": { borderRadius: radius.control },
    "&:active:not([aria-disabled='true'])": { transform: "translateY(1px)", boxShadow: "none" },
    "&[aria-disabled='true']": { cursor: "default" },
    "&[aria-disabled='true']:not([data-busy])": {
      background: color.sunken,
      borderColor: color.lineStrong,
      color: color.soft,
      boxShadow: "none",
    },
  },
  "@media": { [media.still]: { transition: "none", selectors: { "&:active": { transform: "none" } } } },
});

const hover = "&:hover:not([aria-disabled='true'])";

export const variants = styleVariants({
  primary: [
    base,
    {
      background: color.accent,
      color: color.accentInk,
      boxShadow: color.press,
      selectors: { [hover]: { background: color.accentHover } },
    },
  ],
  quiet: [
    base,
    {
      background: color.accentWash,
      color: color.accent,
      selectors: { [hover]: { background: color.accentWashHover } },
    },
  ],
  line: [
    base,
    {
      background: color.surface,
      borderColor: color.edge,
      color: color.ink,
      selectors: { [hover]: { background: color.accentWash } },
    },
  ],
  danger: [
    base,
    {
      background: color.dangerFill,
      color: color.dangerInk,
      boxShadow: color.press,
      selectors: { [hover]: { background: color.dangerHover } },
    },
  ],
  done: [
    base,
    {
      background: color.accentWash,
      color: color.accent,
      selectors: {
        "&[aria-disabled='true']:not([data-busy])": {
          background: color.accentWash,
          borderColor: "transparent",
          color: color.accent,
        },
      },
    },
  ],
  plain: [
    base,
    { background: "transparent", color: color.accent, selectors: { [hover]: { background: color.accentWash } } },
  ],
});

export const sizes = styleVariants({
  regular: { minHeight: target.regular, paddingBlock: space(1), fontSize: size.body },
  small: { minHeight: target.small, paddingBlock: space(0.75), paddingInline: space(2), fontSize: size.label },
});

/** A word longer than the button breaks. */
export const words = style({ minWidth: 0 });

/** Why it is disabled, below what it would do. */
export const reason = style({ display: "block", fontSize: ".75rem", fontWeight: 400 });

export const wide = style({ width: "100%" });

export const waiting = style({ opacity: 0.85 });
