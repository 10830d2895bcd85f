import { globalStyle, style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** In the middle of the tabs' height. */
export const title = style({ flex: "1 1 min-content", alignSelf: "center", fontSize: size.title });

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

globalStyle(`${list} > li + li`, { borderTop: `1px solid ${color.line}` });

export const end = style({ display: "grid", justifyItems: "center", gap: space(1), paddingTop: space(2) });
