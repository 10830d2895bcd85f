import { style } from "@vanilla-extract/css";
import { media, radius, space, target } from "#client/theme/sizes.ts";

export const header = style({
  gridArea: "top",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1.5),
  minHeight: "68px",
  "@media": { [media.desktop]: { minHeight: "76px" } },
});

export const brandLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: target.small,
  textDecoration: "none",
  borderRadius: radius.small,
});

export const tools = style({ display: "flex", gap: space(1.25) });
