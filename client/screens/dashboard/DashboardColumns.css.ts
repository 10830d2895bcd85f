import { style, styleVariants } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/**
 * On a desktop two columns of the golden section, whose rows end together: where one is shorter its picture grows. The order
 * of reading is that of a phone, from top to bottom.
 */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  "@media": {
    [media.desktop]: {
      grid: `
        "balance mood" auto
        "balance quote" 1fr
        "tip summary" auto
        "tiles summary" auto / minmax(0, 1.62fr) minmax(0, 1fr)`,
      gap: space(2.5),
    },
  },
});

const area = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0 });

export const areas = styleVariants({ balance: 0, mood: 0, tip: 0, tiles: 0, summary: 0, quote: 0 }, (_order, name) => [
  area,
  { "@media": { [media.desktop]: { gridArea: name } } },
]);
