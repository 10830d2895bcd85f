import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  minHeight: "64px",
  paddingBlock: space(1),
});

export const name = style({ flex: 1, minWidth: 0, fontWeight: 600, lineHeight: 1.35, overflowWrap: "anywhere" });

export const seen = style({ color: color.soft, fontSize: size.small, fontWeight: 400 });
