import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Text on open sky needs a card. */
export const chip = style({
  flex: "none",
  padding: "3px 10px",
  borderRadius: radius.pill,
  background: color.surface,
  fontSize: size.tiny,
  fontWeight: 600,
  lineHeight: 1.5,
});

export const share = style({ position: "relative", marginTop: space(1.75), justifySelf: "start" });

export const words = style({
  position: "relative",
  marginTop: space(1.25),
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: size.quote,
  lineHeight: 1.3,
  textWrap: "pretty",
  "@media": { [media.desktop]: { fontSize: "1.375rem" } },
});
