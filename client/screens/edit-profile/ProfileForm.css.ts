import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";
import { scene } from "./PictureField.css.ts";

export const ends = style({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space(1.25),
});

// The fields bring their own card, and the buttons stand below it.
globalStyle(`form:has(${scene})::before`, { "@media": { [media.desktop]: { display: "none" } } });

// The fields need more width than the picture.
globalStyle(`form:has(${scene})`, {
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, .8fr) minmax(0, 1.2fr)" } },
});
