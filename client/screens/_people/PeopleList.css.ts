import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

export const list = style({
  display: "grid",
  gap: space(1.25),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  listStyle: "none",
  "@media": { [media.desktop]: { gap: space(1.75), gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const end = style({ display: "grid", justifyItems: "center", gap: space(1), paddingTop: space(2) });
