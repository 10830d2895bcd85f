import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space(2),
  "@media": { [media.desktop]: { gap: space(2.5) } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  alignItems: "start",
  gap: space(2.5),
});
