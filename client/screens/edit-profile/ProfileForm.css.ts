import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

export const ends = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space(1.5),
  marginTop: space(2),
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 176px))", justifyContent: "end" },
  },
});
