import { keyframes, style } from "@vanilla-extract/css";
import { media, radius } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

export const bone = style({
  display: "block",
  width: "var(--width)",
  height: "var(--height)",
  maxWidth: "100%",
  borderRadius: radius.small,
  background: color.line,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  "@media": { [media.still]: { animation: "none" } },
});

export const round = style({ borderRadius: radius.pill });
export const card = style({ borderRadius: radius.inset });
