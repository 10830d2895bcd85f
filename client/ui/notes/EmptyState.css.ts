import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const box = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space(1.5),
  padding: `${space(2)} ${space(1)}`,
  textAlign: "center",
});

/** Reserves space for the picture. */
export const picture = style({
  display: "grid",
  alignItems: "end",
  width: "min(272px, 84%)",
  aspectRatio: "260 / 180",
  marginBottom: space(1),
});

export const title = style({
  maxWidth: "100%",
  fontFamily: font.display,
  fontSize: size.quote,
  fontWeight: 560,
  letterSpacing: "-.012em",
  lineHeight: 1.2,
  textWrap: "balance",
});

export const text = style({ maxWidth: "min(40ch, 100%)", color: color.soft, textWrap: "pretty" });
