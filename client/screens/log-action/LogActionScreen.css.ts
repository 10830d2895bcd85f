import { style } from "@vanilla-extract/css";
import { media, safe, space } from "#client/theme/sizes.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": {
    [media.beside]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)", columnGap: space(2) },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.7fr) minmax(0, 1fr)", columnGap: space(3) },
  },
});

/** The scale and the button, which stay in sight. */
export const side = style({
  position: "sticky",
  top: `calc(${space(2.5)} + ${safe.top})`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  "@media": { [media.low]: { position: "static" } },
});

/** Its height is reserved while the scale loads. */
export const scale = style({ minHeight: "320px", "@media": { [media.desktop]: { minHeight: "350px" } } });
