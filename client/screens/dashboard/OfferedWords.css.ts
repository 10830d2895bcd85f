import { style } from "@vanilla-extract/css";
import { media, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** On a desktop it takes up no height, so that the cards beside and below it stay where they are. */
export const place = style({
  "@media": { [media.desktop]: { position: "relative", zIndex: 1, alignSelf: "end", height: 0, marginTop: "-10px" } },
});

/** On a desktop a sheet that hangs from the mood's card. */
export const sheet = style({
  "@media": {
    [media.desktop]: {
      position: "absolute",
      top: space(1),
      insetInline: `calc(-1 * ${space(1.5)})`,
      padding: space(1.5),
      borderRadius: radius.sheet,
      background: color.surface,
      boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
    },
    [`${media.desktop} and ${media.forced}`]: { border: "1px solid" },
  },
});
