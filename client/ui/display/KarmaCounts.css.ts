import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, radius, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Where there is no room for them on the scale's meadow. In rem, for those who need larger text. */
export const belowScene = "(max-width: 23.6875rem)";

export const pair = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space(1.5) });

/** On the meadow, at the left and the right of the scale's foot, until a desktop. A plate grows upwards. */
export const meadow = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 88px minmax(0, 1fr)",
  alignItems: "end",
  gap: space(1),
  height: "66px",
  margin: "-80px -4px 0",
  "@media": {
    [belowScene]: { gridTemplateColumns: "1fr 1fr", height: "auto", margin: 0 },
    [media.desktop]: { gridTemplateColumns: "1fr 1fr", gap: space(1.5), height: "auto", margin: 0 },
  },
});

const plate = style({
  display: "grid",
  gridTemplateColumns: "26px minmax(0, 1fr)",
  alignItems: "center",
  alignContent: "center",
  columnGap: "6px",
  minHeight: "66px",
  padding: "7px 8px 8px 9px",
  borderRadius: radius.inset,
  boxShadow: color.liftOne,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "36px minmax(0, 1fr)",
      columnGap: space(1.75),
      padding: "8px 18px",
      boxShadow: "none",
    },
  },
});

export const plates = styleVariants({
  gold: [plate, { background: color.goldWash, color: color.goldDeep }],
  coal: [plate, { gridColumn: -2, background: color.coalWash, color: color.coalDeep }],
});

export const piece = style({
  display: "grid",
  width: "26px",
  "@media": { [media.desktop]: { gridRow: "1 / 3", width: "36px" } },
});

globalStyle(`${piece} > svg`, { width: "100%", height: "auto" });

/** A long number is smaller, so that the plate keeps its shape. */
export const count = style({
  fontFamily: font.display,
  fontSize: "min(1.875rem, calc(7.75rem / var(--digits)))",
  fontWeight: 600,
  lineHeight: "2.125rem",
  fontVariantNumeric: "lining-nums",
});

export const under = style({
  gridColumn: "1 / -1",
  fontSize: size.tiny,
  fontWeight: 600,
  lineHeight: 1.2,
  "@media": { [media.desktop]: { gridColumn: 2, fontSize: size.label } },
});
