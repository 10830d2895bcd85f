import { style } from "@vanilla-extract/css";
import { radius, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({
  display: "grid",
  gap: space(1.5),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
});

export const insight = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: space(1),
  padding: `${space(1.75)} ${space(2)}`,
  borderRadius: radius.control,
  background: color.accentWash,
});

export const words = style({ lineHeight: 1.5, textWrap: "pretty" });

export const ground = style({ fontSize: size.small, lineHeight: 1.4, color: color.soft });

export const caution = style([ground, { marginTop: space(1.5), textWrap: "pretty" }]);
