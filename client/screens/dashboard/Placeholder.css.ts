import { keyframes, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

export const place = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", pointerEvents: "none" });

const inside = style({ gridArea: "1 / 1", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const hidden = style([inside, { visibility: "hidden" }]);

export const cover = style({
  gridArea: "1 / 1",
  display: "grid",
  gridTemplateColumns: "repeat(var(--columns), 1fr)",
  gridAutoRows: "1fr",
  gap: space(1.5),
});

const breathe = keyframes({ "50%": { opacity: 0.3 } });

export const faint = style([
  inside,
  {
    opacity: 0.5,
    animation: `${breathe} 1600ms ease-in-out infinite`,
    "@media": { [media.still]: { animation: "none" } },
  },
]);
