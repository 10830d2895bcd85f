import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";
import { asking } from "./QuestionPlace.css.ts";

const gap = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  "@media": { [media.desktop]: { gap: space(2.5) } },
} as const;

/** Two columns from a tablet on. The scale and the mood end together; below them each column is on its own. */
export const columns = style({
  ...gap,
  "@media": {
    [media.beside]: { gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, 1fr)" },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.62fr) minmax(0, 1fr)", gap: space(2.5) },
  },
});

export const area = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0 });

export const column = style({ ...gap, alignContent: "start", minWidth: 0 });

export const question = style([area, { selectors: { "&:empty": { display: "none" } } }]);

const phone = "(max-width: 699px)";

/** In two columns the last in its own. A phone has one place for the question, else the finding, else the memory. */
const last = style([
  area,
  {
    selectors: { "&:not(:has(section))": { display: "none" } },
    "@media": {
      [media.beside]: { order: 1 },
      [phone]: { selectors: { [`${column}:has(${asking}) > &`]: { display: "none" } } },
    },
  },
]);

export const finding = style([last]);

export const memory = style([
  last,
  { "@media": { [phone]: { selectors: { [`${finding}:has(section) ~ &`]: { display: "none" } } } } },
]);
