import { globalStyle, style } from "@vanilla-extract/css";
import { radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderRadius: radius.small,
});

globalStyle(`${list} > li`, { paddingBlock: space(1.75), borderBottom: `1px solid ${color.line}` });
globalStyle(`${list} > li:last-child`, { paddingBottom: 0, borderBottom: 0 });
