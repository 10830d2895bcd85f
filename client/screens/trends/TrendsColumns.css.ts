import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** One below another on a phone; on a desktop seven parts to five, and the year below both. */
export const columns = style({
  display: "grid",
  gap: space(2),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: {
      gap: space(2.5),
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gridTemplateRows: "auto auto 1fr auto",
      gridTemplateAreas: `"trend correlation" "trend distribution" "tracker distribution" "year year"`,
    },
  },
});

const area = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const areas = styleVariants(
  { trend: "trend", correlation: "correlation", distribution: "distribution", tracker: "tracker", year: "year" },
  (name) => [area, { "@media": { [media.desktop]: { gridArea: name } } }],
);

globalStyle(`${areas.trend}, ${areas.correlation}`, { alignSelf: "start" });
