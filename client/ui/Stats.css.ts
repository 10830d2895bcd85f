import { style } from "@vanilla-extract/css";
import { font } from "../theme/fonts.css.ts";
import { radius, space, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "1px",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.line,
});

export const cell = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  padding: `${space(1.5)} ${space(1.75)}`,
  background: color.surface,
});

export const number = style({
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: "lining-nums",
});

export const label = style({ fontSize: size.tiny, lineHeight: 1.4, color: color.soft });
