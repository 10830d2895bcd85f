import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { pebble, size } from "#client/theme/sizes.ts";
import { ink, mid, wash } from "#client/theme/weather.css.ts";

/** A tinted pebble with a slightly tilted ring. */
export const avatar = style({
  position: "relative",
  isolation: "isolate",
  flex: "none",
  display: "grid",
  placeItems: "center",
  color: ink,
  fontFamily: font.display,
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: "nowrap",
  overflowWrap: "normal",
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: "2px",
      borderRadius: pebble.c,
      background: wash,
    },
    "&::after": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: 0,
      border: `1.8px solid ${mid}`,
      borderRadius: pebble.b,
      transform: "rotate(-14deg)",
    },
  },
});

/** Covers the initials, inside the ring. */
export const photo = style({
  position: "absolute",
  inset: "2px",
  width: "calc(100% - 4px)",
  height: "calc(100% - 4px)",
  objectFit: "cover",
  borderRadius: pebble.c,
});

/** Large letters stay within the ring. */
export const sizes = styleVariants({
  small: { width: "38px", height: "38px", fontSize: `min(${size.small}, 17px)` },
  regular: { width: "48px", height: "48px", fontSize: `min(${size.lead}, 22px)` },
  large: { width: "72px", height: "72px", fontSize: `min(${size.ask}, 32px)` },
  portrait: { width: "112px", height: "112px", fontSize: `min(${size.hero}, 50px)` },
});
