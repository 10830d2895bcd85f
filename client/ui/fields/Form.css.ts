import { globalStyle, style } from "@vanilla-extract/css";
import { media, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A block, because the dock would not stick across a whole grid. */
export const form = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space(2),
  minWidth: 0,
});

export const fields = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

/** On a desktop the first field is beside the second. Below the second are the third field and the buttons. */
export const columns = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplate: "auto auto auto 1fr / minmax(0, 1.35fr) minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space(3),
      "::before": {
        content: "",
        gridArea: "2 / 2 / 4 / 3",
        alignSelf: "stretch",
        borderRadius: radius.sheet,
        background: color.surface,
        boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
      },
    },
  },
});
globalStyle(`${columns} > ${fields}`, { "@media": { [media.desktop]: { display: "contents" } } });
globalStyle(`${columns} > ${fields} > *`, { "@media": { [media.desktop]: { gridColumn: 2 } } });
globalStyle(`${columns} > ${fields} > :first-child`, { "@media": { [media.desktop]: { gridArea: "1 / 1 / span 4" } } });
globalStyle(`${columns} > ${fields} > :nth-child(3)`, { "@media": { [media.desktop]: { gridRow: 2 } } });
globalStyle(`${columns} > ${fields} + *`, { "@media": { [media.desktop]: { gridArea: "3 / 2" } } });
