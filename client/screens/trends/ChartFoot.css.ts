import { globalStyle, style } from "@vanilla-extract/css";
import { radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const names = style({ display: "grid", fontSize: size.tiny, fontWeight: 600, lineHeight: 1.3 });

/** On the earth that the chart ends with. */
export const weekDays = style([
  names,
  {
    gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
    paddingBottom: space(0.75),
    background: color.sunken,
    textAlign: "center",
  },
]);

export const weekDay = style({ color: color.soft, overflow: "hidden" });

globalStyle(`${weekDay} > span`, { display: "block", color: color.ink });

export const monthNames = style([names, { marginTop: space(0.5), color: color.soft }]);

export const monthName = style({ whiteSpace: "nowrap" });

/** Exactly below the days of each week. */
export const brackets = style({ display: "grid", height: "6px", marginTop: space(0.5) });

export const bracket = style({
  marginInline: "1.5px",
  border: `1.2px solid ${color.edge}`,
  borderTop: 0,
});

export const bracketOfThis = style([bracket, { borderColor: color.accent, borderBottomWidth: "2px" }]);

/** A cut week has room for its words, so that they stand beside their bracket where it is very narrow. */
export const weekSums = style([names, { marginTop: space(0.25) }]);

/** Opens its week. */
export const weekSum = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: "2px",
  minHeight: target.small,
  padding: `${space(0.5)} 0`,
  borderRadius: radius.small,
  textAlign: "center",
  selectors: { "&:hover": { background: color.accentWash }, "&:focus-visible": { outlineOffset: "-2px" } },
});

export const weekName = style({ color: color.soft, whiteSpace: "nowrap" });

export const nameOfThis = style({ color: color.accent, fontWeight: 700 });

export const sums = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: `0 ${space(0.75)}` });

export const sum = style({ display: "inline-flex", alignItems: "center", gap: "3px" });
