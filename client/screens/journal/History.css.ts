import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** The controls, the entries, and from a tablet's width on a column beside both. */
export const frame = style({
  display: "grid",
  gridTemplate: "'controls' auto 'entries' 1fr / minmax(0, 1fr)",
  gap: space(1.75),
  "@media": {
    [media.columns]: {
      gridTemplate: "'controls column' auto 'entries column' 1fr / minmax(0, 1fr) 340px",
      columnGap: space(2.25),
    },
    [media.desktop]: {
      gridTemplate: "'controls column' auto 'entries column' 1fr / minmax(0, 1fr) 300px",
      columnGap: space(4),
    },
  },
});

export const controls = style({
  gridArea: "controls",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(1),
  minWidth: 0,
});

/** The same width before and after the months load, and wide enough for the name of a month. */
export const period = style({ flex: "none", width: "10.5rem" });

// As high as the tabs beside it.
globalStyle(`${period} select`, { minHeight: "52px" });

export const column = style({
  gridArea: "column",
  display: "flex",
  flexDirection: "column",
  gap: space(2.5),
  minWidth: 0,
});

export const entries = style({ gridArea: "entries", minWidth: 0 });

/** The calendar and the notes stay in view beside a long list. */
export const inView = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2.5),
  "@media": { [`${media.columns} and (min-height: 50rem)`]: { position: "sticky", top: space(2) } },
});

export const calendar = style({ marginBottom: space(1.75) });

/** Scrolls so far that entries below it fill the lower half of the window. */
export const belowCalendar = style({ scrollMarginBlockEnd: "55vh" });
