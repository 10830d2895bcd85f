import { style } from "@vanilla-extract/css";
import { font } from "../theme/fonts.css.ts";
import { space, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const box = style({
  display: "grid",
  justifyItems: "center",
  gap: space(1.5),
  padding: `${space(3)} ${space(2)}`,
  textAlign: "center",
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  width: "64px",
  height: "64px",
  marginBottom: space(0.5),
  borderRadius: "22px",
  background: color.accentWash,
  color: color.accent,
});

export const title = style({
  fontFamily: font.display,
  fontSize: size.title,
  fontWeight: 560,
  lineHeight: 1.2,
  textWrap: "balance",
});

export const text = style({ maxWidth: "36ch", color: color.soft, textWrap: "pretty" });
