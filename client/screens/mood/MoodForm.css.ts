import { style } from "@vanilla-extract/css";
import { media, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** As wide as a phone allows, and as high: all faces and the button are to be on one screen. */
export const moodCard = style({
  minWidth: 0,
  marginInline: space(-1),
  padding: "13px 6px 8px",
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  "@media": { [media.desktop]: { marginInline: 0, padding: "22px 20px 20px" } },
});

/** Kept while the picture loads. */
export const answerPlace = style({ height: "190px" });
