import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Words only. They begin where the page begins. */
export const remove = style({
  flex: "none",
  marginInlineStart: space(-1),
  "@media": { [media.desktop]: { marginInlineStart: "auto" } },
});
globalStyle(`${remove} > button`, { paddingInline: space(1.5), color: color.danger });

/** No box, so that the dock sticks within the whole form. On a desktop the buttons stand at the end of the page. */
export const end = style({ display: "contents" });
globalStyle(`${end} > div > button`, { "@media": { [media.desktop]: { flexGrow: 0 } } });

export const buttons = style({ display: "flex", alignItems: "center", gap: space(1.5), marginTop: space(2) });
globalStyle(`${buttons} > button`, { flex: "1 0 auto" });
