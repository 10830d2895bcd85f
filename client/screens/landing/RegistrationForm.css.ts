import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(4) });

export const start = style({
  display: "grid",
  gap: space(1.5),
  marginTop: space(2),
  "@media": { "(min-width: 720px)": { marginLeft: `calc(176px + ${space(3)})` } },
});
