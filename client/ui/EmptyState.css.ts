import { keyframes, style } from "@vanilla-extract/css";
import { font } from "../theme/fonts.css.ts";
import { media, motion, size, space } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const box = style({
  display: "grid",
  justifyItems: "center",
  gap: space(1.5),
  padding: `${space(2)} ${space(1)}`,
  textAlign: "center",
});

/** Keeps the place of the picture until it is there. */
export const picture = style({
  display: "grid",
  alignItems: "end",
  width: "min(272px, 84%)",
  aspectRatio: "260 / 180",
  marginBottom: space(1),
});

export const appearing = style({
  animation: `${appear} ${motion.calm}`,
  "@media": { [media.still]: { animation: "none" } },
});

export const title = style({
  fontFamily: font.display,
  fontSize: size.quote,
  fontWeight: 560,
  letterSpacing: "-.012em",
  lineHeight: 1.2,
  textWrap: "balance",
});

export const text = style({ maxWidth: "40ch", color: color.soft, textWrap: "pretty" });
