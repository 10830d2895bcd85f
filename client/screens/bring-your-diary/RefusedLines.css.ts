import { style } from "@vanilla-extract/css";
import { radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const summary = style({
  minHeight: target.small,
  alignContent: "center",
  cursor: "pointer",
  selectors: { "&:hover": { color: color.accent }, "&:focus-visible": { borderRadius: radius.small } },
});

export const see = style({ color: color.accent, fontWeight: 600 });

export const lines = style({
  display: "grid",
  gap: space(0.5),
  maxHeight: "16rem",
  marginTop: space(1),
  padding: `${space(1.25)} ${space(1.75)}`,
  overflowY: "auto",
  borderRadius: radius.inset,
  background: color.sunken,
  fontSize: size.small,
  overflowWrap: "anywhere",
});
