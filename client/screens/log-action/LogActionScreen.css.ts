import { style } from "@vanilla-extract/css";
import { media, safe, space } from "#client/theme/sizes.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1.7fr) minmax(0, 1fr)", columnGap: space(3) } },
});

/** Its height is reserved while the scale loads. */
export const side = style({
  position: "sticky",
  top: `calc(${space(2.5)} + ${safe.top})`,
  height: "430px",
  "@media": { [media.low]: { position: "static" } },
});
