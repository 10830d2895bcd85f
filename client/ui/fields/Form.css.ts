import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** A dock sticks within the whole of it, which it would not in a grid. */
export const form = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space(2),
  minWidth: 0,
});

export const fields = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

/** On a desktop the first of the fields stands beside the others and the end. */
export const columns = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplate: "auto auto 1fr / minmax(0, 1.35fr) minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space(3),
    },
  },
});
globalStyle(`${columns} > ${fields}`, { "@media": { [media.desktop]: { display: "contents" } } });
globalStyle(`${columns} > ${fields} > :first-child`, { "@media": { [media.desktop]: { gridRow: "1 / span 3" } } });
