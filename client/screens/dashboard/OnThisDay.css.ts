import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({
  display: "grid",
  gap: `${space(2)} ${space(3)}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
});

export const memory = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space(1),
  paddingLeft: space(1.75),
  borderLeft: `2px dotted ${color.edge}`,
});

export const ago = style({
  display: "block",
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 560,
  lineHeight: 1.3,
});

export const when = style({ color: color.soft, fontSize: size.small });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(0.5)} ${space(2)}`,
  fontSize: size.label,
});

export const fact = style({ display: "inline-flex", alignItems: "center", gap: space(0.75) });
