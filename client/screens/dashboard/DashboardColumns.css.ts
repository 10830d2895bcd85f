import { style, styleVariants } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

const gap = { phone: space(2), desktop: space(2.5) };

/**
 * On a desktop two columns of the golden section, which end together: where one is shorter a picture grows, of the scale or
 * of the quote. The order of reading is that of a phone, from top to bottom.
 */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: gap.phone,
  "@media": {
    [media.desktop]: {
      grid: `
        "balance mood" auto
        "balance summary" auto
        "balance quote" 1fr
        "tip quote" auto
        "tiles quote" auto / minmax(0, 1.62fr) minmax(0, 1fr)`,
      gap: gap.desktop,
    },
  },
});

/** The question stands above the tip, in one area with it: without it there is no gap. */
const area = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: gap.phone,
  minWidth: 0,
  "@media": { [media.desktop]: { gap: gap.desktop } },
});

export const areas = styleVariants({ balance: 0, mood: 0, tip: 0, tiles: 0, summary: 0, quote: 0 }, (_order, name) => [
  area,
  { "@media": { [media.desktop]: { gridArea: name } } },
]);
