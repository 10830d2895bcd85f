import { style } from "@vanilla-extract/css";
import { radius, space, target } from "../theme/sizes.ts";

export const header = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1.5),
  paddingBlock: space(2),
});

export const brandLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: target.small,
  textDecoration: "none",
  borderRadius: radius.small,
});

export const tools = style({ display: "flex", gap: space(1.5) });
