import { globalStyle, style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";

/** Leaves room for the search field, whatever is chosen. */
export const button = style({ flex: "none", display: "flex", maxWidth: "46%" });

globalStyle(`${button} > button`, { paddingInline: `${space(1.75)} ${space(1.25)}`, fontSize: size.label });

globalStyle(`${button} > button > svg`, { flex: "none" });

export const chosen = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
