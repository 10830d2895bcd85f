import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { pebble, size } from "#client/theme/sizes.ts";
import { ink, mid, wash } from "#client/theme/weather.css.ts";

/** A washed pebble, and a ring drawn around it a little askew. */
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

/** Over the initials, within the ring. */
export const photo = style({
  position: "absolute",
  inset: "2px",
  width: "calc(100% - 4px)",
  height: "calc(100% - 4px)",
  objectFit: "cover",
  borderRadius: pebble.c,
});

export const sizes = styleVariants({
  small: { width: "38px", height: "38px", fontSize: size.small },
  regular: { width: "48px", height: "48px", fontSize: size.lead },
  large: { width: "72px", height: "72px", fontSize: size.ask },
  portrait: { width: "112px", height: "112px", fontSize: size.hero },
});
