import { keyframes, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

export const place = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", pointerEvents: "none" });

export const hidden = style({ gridArea: "1 / 1", visibility: "hidden" });

export const cover = style({
  gridArea: "1 / 1",
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gridAutoRows: "1fr",
  gap: space(1.5),
});

const breathe = keyframes({ "50%": { opacity: 0.14 } });

export const faint = style({
  opacity: 0.3,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  "@media": { [media.still]: { animation: "none" } },
});
