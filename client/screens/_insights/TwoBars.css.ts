import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const picture = style({ display: "grid", gap: space(1), maxWidth: "420px", paddingBlock: space(0.75) });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: `${space(0.25)} ${space(1)}`,
});

export const label = style({ minWidth: 0, fontSize: size.small, fontWeight: 600 });

export const figure = style({
  fontSize: size.small,
  color: color.soft,
  fontVariantNumeric: "lining-nums tabular-nums",
  whiteSpace: "nowrap",
});

export const bar = style({
  gridColumn: "1 / -1",
  height: "12px",
  borderRadius: "7px 6px 7px 6px",
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
});

export const fill = style({
  display: "block",
  width: "var(--width)",
  height: "100%",
  borderRadius: "6px 5px 6px 5px",
  background: color.edge,
  selectors: { [`${row}:first-child &`]: { background: color.accent } },
});
