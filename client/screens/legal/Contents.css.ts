import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({ display: "grid", gap: "2px", counterReset: "part", listStyle: "none" });

export const link = style({
  display: "flex",
  alignItems: "center",
  counterIncrement: "part",
  minHeight: target.small,
  paddingInline: space(1.5),
  borderRadius: radius.small,
  color: color.ink,
  fontSize: size.label,
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: "none",
  "::before": {
    content: ["counter(part)", 'counter(part) / ""'],
    flex: "none",
    width: "28px",
    color: color.accent,
    fontFamily: font.display,
    fontVariantNumeric: "oldstyle-nums",
  },
  selectors: { "&:hover": { background: color.accentWash, color: color.accent } },
});
