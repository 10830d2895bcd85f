import { style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({
  display: "grid",
  gap: space(1.5),
  // One column where letters are large.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
});

export const mood = style({
  display: "grid",
  alignContent: "start",
  gap: space(0.5),
  minWidth: 0,
  padding: space(1.5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.inset,
  overflowWrap: "anywhere",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space(1),
});

export const word = style({ minWidth: 0, fontWeight: 600 });

export const count = style({ flex: "none", color: color.soft, fontSize: size.small });

export const part = style({
  display: "grid",
  gap: space(0.5),
  minWidth: 0,
  border: 0,
  padding: 0,
  overflowWrap: "anywhere",
});

export const heading = style({ fontWeight: 600, fontSize: size.label, marginBottom: space(0.5) });
