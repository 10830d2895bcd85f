import { globalStyle, style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const note = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  padding: "6px 16px 6px 8px",
  borderRadius: radius.inset,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.soft,
});

globalStyle(`${note} > p`, { minWidth: 0 });

export const sky = style({
  flex: "none",
  width: "44px",
  padding: "9px 7px",
  borderRadius: radius.small,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid})`,
});
