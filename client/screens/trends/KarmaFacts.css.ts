import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(0.25)} ${space(1.5)}`,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const fact = style({ display: "inline-flex", alignItems: "center", gap: space(0.625), whiteSpace: "nowrap" });
