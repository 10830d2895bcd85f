import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const line = style({
  display: "grid",
  gap: space(0.75),
  selectors: { "& + &": { marginTop: space(2), paddingTop: space(2), borderTop: `2px dotted ${color.lineStrong}` } },
});

export const name = style({ fontFamily: font.display, fontSize: size.title, fontWeight: 600, lineHeight: 1.25 });

/** Includes the number, for people who dial it on another device. */
export const facts = style({ fontWeight: 600 });

export const ways = style({ display: "flex", flexWrap: "wrap", gap: space(1) });

/** As wide as its number needs, so that no number breaks beside another way. */
export const way = style({ flex: "1 1 auto", minWidth: "min(9rem, 100%)" });

export const emergency = style({ display: "grid", justifyItems: "start", gap: space(0.5) });

export const big = style({ fontSize: size.title, minHeight: space(7), paddingInline: space(3.5) });

export const origin = style({
  color: color.soft,
  fontSize: size.small,
  lineHeight: 1.45,
  overflowWrap: "anywhere",
  textWrap: "pretty",
});

/** Balanced, so that no day breaks over two lines beside its site. */
globalStyle(`${origin} li`, { marginTop: space(0.5), textWrap: "balance" });
