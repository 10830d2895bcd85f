import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "space-evenly" });

globalStyle(`${list} > div`, { display: "flex", alignItems: "baseline", gap: space(1), minHeight: "34px" });

/** Side by side, each number over its name. */
export const inARow = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))",
  gap: space(1),
  textAlign: "center",
});

globalStyle(`${inARow} > div`, { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" });

globalStyle(`${inARow} dt`, { fontSize: size.tiny, lineHeight: 1.25, color: color.soft });

globalStyle(`${inARow} dd`, { fontFamily: font.display, fontSize: size.title, fontWeight: 600, lineHeight: 1.4 });

globalStyle(`${list} dt`, { flex: 1, display: "flex", alignItems: "baseline", gap: space(1), minWidth: 0 });

/** Dots lead from the name to the number. */
globalStyle(`${list} dt::after`, {
  content: "''",
  flex: "1 0 12px",
  height: "2px",
  background: `radial-gradient(circle, ${color.edge} 1px, transparent 1.3px) 0 / 7px 2px repeat-x`,
  opacity: 0.7,
});

globalStyle(`${list} dd`, {
  minWidth: "1.2em",
  fontFamily: font.display,
  fontSize: size.title,
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: "lining-nums",
  textAlign: "right",
});
