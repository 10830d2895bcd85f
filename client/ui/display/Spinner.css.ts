import { keyframes, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });
const breathe = keyframes({ "50%": { opacity: 0.4 } });

export const wheel = style({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 3,
  strokeLinecap: "round",
  animation: `${turn} 900ms linear infinite`,
  "@media": { [media.still]: { animation: `${breathe} 2s ease-in-out infinite !important` } },
});

export const track = style({ opacity: 0.25 });

export const box = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space(1.5),
  padding: space(4),
  color: color.accent,
  fontWeight: 600,
});
