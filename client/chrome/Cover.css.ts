import { style, styleVariants } from "@vanilla-extract/css";
import { measure, media, motion, space } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const page = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space(3),
  paddingTop: space(2),
  "@media": { [media.tablet]: { paddingTop: space(4) } },
});

export const brandLine = style({ display: "grid", justifyItems: "center", gap: space(0.75), textAlign: "center" });

export const taglineText = style({ color: color.soft });

const width = style({ width: "100%", transition: `max-width ${motion.calm} ${motion.ease}` });

export const card = styleVariants({
  narrow: [width, { maxWidth: measure.form }],
  wide: [width, { maxWidth: "760px" }],
});
