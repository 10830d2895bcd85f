import { style } from "@vanilla-extract/css";
import { measure, media, space } from "../theme/sizes.ts";

export const page = style({
  width: "100%",
  maxWidth: measure.page,
  marginInline: "auto",
  padding: `0 ${space(2.5)} calc(${space(12)} + env(safe-area-inset-bottom))`,
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "104px minmax(0, 1fr)",
      gap: space(3.5),
      paddingBottom: space(6),
    },
  },
});

export const content = style({ minWidth: 0 });
