import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const answered = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(1),
  paddingInlineStart: space(1.5),
  borderInlineStart: `3px solid ${color.accent}`,
});

export const text = style({ flex: 1, minWidth: 0, paddingBlock: space(0.5) });

export const head = style({ color: color.accent, fontSize: size.tiny, fontWeight: 600, lineHeight: 1.5 });

/** As people's words stand in a quotation everywhere. */
export const words = style({
  color: color.soft,
  fontFamily: font.display,
  fontSize: size.body,
  fontStyle: "italic",
  fontWeight: 450,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
