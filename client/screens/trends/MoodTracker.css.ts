import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

globalStyle(`${list} > li + li`, { borderTop: `1px solid ${color.line}` });

export const end = style({ display: "grid", justifyItems: "center", gap: space(1), paddingTop: space(2) });
