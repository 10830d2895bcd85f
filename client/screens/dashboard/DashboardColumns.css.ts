import { style, styleVariants } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

const gap = { phone: space(2), desktop: space(2.5) };

/** The question shares the tip's grid area, so that it leaves no gap when absent. */
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

/**
 * On a desktop, two columns in the golden ratio that end together: the scale's or the quote's picture grows, but
 * the scale's no further than the summary asks. The reading order is that of a phone.
 */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: gap.phone,
  "@media": {
    [media.desktop]: {
      grid: `
        "balance mood" auto
        "balance summary" 1fr
        "tip summary" auto
        "tip quote" auto
        "tiles quote" auto / minmax(0, 1.62fr) minmax(0, 1fr)`,
      gap: gap.desktop,
      selectors: {
        // Without a question the tip is lower than the quote, and the scale's picture grows instead of the tip.
        [`&:has(> ${areas.tip} > :only-child)`]: {
          gridTemplate: `
            "balance mood" auto
            "balance summary" auto
            "balance quote" 1fr
            "tip quote" auto
            "tiles quote" auto / minmax(0, 1.62fr) minmax(0, 1fr)`,
        },
      },
    },
  },
});
