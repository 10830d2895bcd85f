import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const face = style({ display: "flex", alignItems: "center", gap: space(1.75), minWidth: 0 });

export const name = style({ fontSize: size.lead, fontWeight: 600, lineHeight: 1.35 });

export const detail = style({ fontSize: size.small, lineHeight: 1.45, color: color.soft, overflowWrap: "anywhere" });

/** Room for two lines from the start, because the sentence comes after the card. */
export const sentence = style({
  display: "grid",
  alignItems: "center",
  minHeight: "calc(2 * 1.45 * 16px)",
  paddingLeft: space(1.5),
  borderLeft: `3px solid ${color.accentWashHover}`,
  fontFamily: font.display,
  fontStyle: "italic",
  fontSize: size.body,
  lineHeight: 1.45,
  color: color.soft,
});
