import { styleVariants } from "@vanilla-extract/css";

/** How pale a mood is drawn. */
export const shades = styleVariants({
  full: {},
  pale: { opacity: 0.6 },
  paler: { opacity: 0.42 },
  palest: { opacity: 0.3 },
});
