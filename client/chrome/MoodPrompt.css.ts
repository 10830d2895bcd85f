import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { layer, media, motion, radius, space, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });

const aboveNavigation = `calc(${space(10)} + env(safe-area-inset-bottom))`;

export const card = style({
  position: "fixed",
  zIndex: layer.navigation,
  insetInline: space(1.5),
  bottom: aboveNavigation,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space(1.5),
  rowGap: space(1.5),
  alignItems: "start",
  maxWidth: "400px",
  marginInline: "auto",
  padding: space(1.75),
  border: `1px solid ${color.line}`,
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: color.liftTwo,
  animation: `${arrive} ${motion.calm} ${motion.ease}`,
  "@media": {
    [media.desktop]: { insetInline: "auto", right: space(3), bottom: space(3), width: "380px" },
    [media.still]: { animation: "none" },
  },
});

/** Lets the page's end, and what is focused, scroll clear of the card (WCAG 2.4.11). */
export const room = style({
  height: space(19),
  "@media": { [media.desktop]: { height: space(17) } },
});
globalStyle(`html:has(${room})`, { scrollPaddingBottom: space(32) });

export const title = style({ fontSize: size.lead, lineHeight: 1.3 });

export const words = style({ fontSize: size.small, lineHeight: 1.45, color: color.soft });

export const dismiss = style({ marginTop: space(-0.75), marginRight: space(-0.75) });

export const actions = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space(1.25),
});
