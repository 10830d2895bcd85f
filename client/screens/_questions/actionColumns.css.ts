import "#client/ui/fields/Form.css.ts";
import { style } from "@vanilla-extract/css";
import { media, safe, space } from "#client/theme/sizes.ts";

/** The form of an action, new or edited. Where there is room, its button is beside the fields. */
export const columns = style({
  "@media": {
    [media.beside]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space(2),
    },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.7fr) minmax(0, 1fr)", columnGap: space(3) },
  },
});

/** Stays in sight. */
export const side = style({
  position: "sticky",
  top: `calc(${space(2.5)} + ${safe.top})`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  "@media": { [media.low]: { position: "static" } },
});
