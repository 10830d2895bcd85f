import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({
  display: "grid",
  gap: `${space(2)} ${space(3)}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
});

export const insight = style({
  display: "grid",
  alignContent: "start",
  gap: space(0.5),
  paddingLeft: space(1.75),
  borderLeft: `2px dotted ${color.edge}`,
});

export const words = style({
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: "1.0625rem",
  lineHeight: 1.42,
  textWrap: "pretty",
});

export const ground = style({ fontSize: size.small, lineHeight: 1.4, color: color.soft });

export const end = style([ground, { textWrap: "pretty", selectors: { [`${list} + &`]: { marginTop: space(1.75) } } }]);
