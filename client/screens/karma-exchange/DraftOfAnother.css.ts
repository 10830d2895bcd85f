import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const picture = style({
  position: "relative",
  overflow: "hidden",
  height: "120px",
  borderRadius: radius.inset,
  background: `linear-gradient(${color.skyTop}, ${color.skyLow})`,
});

export const words = style({
  paddingInlineStart: space(1.75),
  borderInlineStart: `3px solid ${color.accent}`,
  fontFamily: font.display,
  fontSize: size.lead,
  fontStyle: "italic",
  fontWeight: 450,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const answers = style({ display: "grid", gap: space(1.25) });
