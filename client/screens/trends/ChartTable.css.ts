import { globalStyle, style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const opener = style({
  paddingBlock: space(1),
  borderRadius: radius.small,
  color: color.soft,
  fontSize: size.small,
  lineHeight: 1.5,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const word = style({
  color: color.accent,
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: ".18em",
  whiteSpace: "nowrap",
  selectors: { [`${opener}:hover &`]: { color: color.accentHover } },
});

export const scroll = style({ maxHeight: "320px", overflow: "auto", overscrollBehavior: "contain" });

export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: size.small, lineHeight: 1.4 });

globalStyle(`${table} tr + tr, ${table} tbody tr`, { borderTop: `1px solid ${color.line}` });
globalStyle(`${table} thead`, { color: color.soft });

export const cell = style({
  padding: `${space(0.75)} 0`,
  fontWeight: 600,
  textAlign: "left",
  verticalAlign: "baseline",
});

export const number = style([
  cell,
  { paddingLeft: space(1), fontVariantNumeric: "tabular-nums lining-nums", textAlign: "right" },
]);

globalStyle(`${table} td`, { fontWeight: 400 });
