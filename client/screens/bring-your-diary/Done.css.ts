import { style } from "@vanilla-extract/css";
import { radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const picture = style({ width: "min(280px, 84%)", aspectRatio: "260 / 180", marginInline: "auto" });

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space(1) });

export const from = style({
  display: "grid",
  justifyItems: "start",
  gap: space(1),
  padding: `${space(1.5)} ${space(2)}`,
  borderRadius: radius.inset,
  background: color.sunken,
});
