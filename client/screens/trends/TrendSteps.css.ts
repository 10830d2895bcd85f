import { style } from "@vanilla-extract/css";
import { media, size, space } from "#client/theme/sizes.ts";

export const steps = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space(1),
  marginBottom: space(1),
});

export const middle = style({
  flex: "1 1 5rem",
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  "@media": { [media.desktop]: { paddingLeft: space(0.5), textAlign: "left" } },
});

export const long = style({ display: "none", "@media": { [media.desktop]: { display: "inline" } } });
export const short = style({ "@media": { [media.desktop]: { display: "none" } } });
