import { globalStyle, style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Its letters say whether three columns have room. */
export const room = style({ containerType: "inline-size" });
const isNarrow = "(max-width: 18.9em)";

export const table = style({ width: "100%", borderCollapse: "collapse", lineHeight: 1.4 });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space(1.25)} ${space(1.25)} ${space(1.25)} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});

globalStyle(`${table} thead :is(th, td)`, {
  borderBottom: `2px solid ${color.lineStrong}`,
  color: color.soft,
  fontSize: size.small,
});

globalStyle(`${table} tbody th`, { width: "42%", fontWeight: 600 });

/** Names its column where the cells of a row are stacked. */
export const label = style({
  display: "none",
  color: color.soft,
  "@container": { [isNarrow]: { display: "inline" } },
});

globalStyle(`${table} tr`, { "@container": { [isNarrow]: { display: "block" } } });
globalStyle(`${table} thead`, { "@container": { [isNarrow]: { display: "none" } } });
globalStyle(`${table} tbody :is(th, td)`, {
  "@container": { [isNarrow]: { display: "block", width: "auto", padding: `${space(0.5)} 0`, borderBottom: 0 } },
});
globalStyle(`${table} tbody tr`, {
  "@container": { [isNarrow]: { padding: `${space(0.75)} 0`, borderBottom: `1px solid ${color.line}` } },
});
