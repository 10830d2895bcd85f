import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** The form beside the messages; above them on a phone. */
export const columns = style({
  display: "grid",
  gap: space(2),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": {
    [media.beside]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, 1fr)", gap: space(3) },
  },
});
