import { style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const title = style({
  marginBlock: `${space(2.5)} ${space(1)}`,
  fontFamily: "inherit",
  fontSize: size.label,
  fontWeight: 600,
  letterSpacing: 0,
});

export const card = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.75),
  minWidth: 0,
  padding: `${space(1.75)} ${space(2)}`,
  borderRadius: radius.inset,
  background: color.sunken,
  overflowWrap: "anywhere",
});

export const name = style({ fontWeight: 600 });

export const bio = style({ color: color.soft, fontSize: size.small, lineHeight: 1.4, whiteSpace: "pre-line" });
