import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { measure, media, pageHeight, safe, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const beside = `${media.desktop} and (min-height: 30rem)`;

/** On a phone the card lies below a picture with the brand. On a desktop the picture is at the side. */
export const page = style({
  display: "grid",
  gridTemplateColumns: `[edge] ${space(2)} [words] minmax(0, 1fr) [end] ${space(2)} [far]`,
  gridTemplateRows: "auto auto",
  justifyItems: "center",
  alignContent: "start",
  minHeight: pageHeight,
  paddingBottom: space(6),
  "@media": {
    [beside]: {
      gridTemplateColumns: `[edge] minmax(0, 9fr) [words] minmax(0, 7fr) [end far]`,
      gridTemplateRows: "minmax(32px, 1fr) auto auto minmax(32px, 1fr)",
      paddingBottom: 0,
    },
  },
});

export const picture = style({
  gridColumn: "edge / far",
  gridRow: "1",
  position: "relative",
  overflow: "hidden",
  width: "100%",
  height: "19rem",
  borderRadius: "0 0 26px 22px / 0 0 24px 28px",
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
  boxShadow: `0 1px 0 ${color.lineStrong}`,
  "@media": {
    [media.low]: { height: "7rem" },
    [beside]: {
      gridColumn: "edge / words",
      gridRow: "1 / -1",
      position: "sticky",
      top: safe.top,
      height: pageHeight,
      borderRadius: "0 40px 34px 0 / 0 36px 42px 0",
      boxShadow: `1px 0 0 ${color.lineStrong}`,
    },
  },
});

export const brandLine = style({
  gridColumn: "words",
  gridRow: "1",
  zIndex: 1,
  placeSelf: "start",
  display: "grid",
  gap: space(0.5),
  paddingTop: space(3.5),
  "@media": {
    [media.low]: { paddingTop: space(2) },
    [beside]: { gridRow: "2", justifySelf: "center", justifyItems: "center", paddingBlock: `0 ${space(3)}` },
  },
});

export const taglineText = style({
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: size.lead,
  color: color.ink,
  textWrap: "balance",
});

export const card = style({
  gridColumn: "words",
  gridRow: "2",
  zIndex: 1,
  width: "100%",
  maxWidth: measure.form,
  marginTop: space(-1),
  "@media": { [beside]: { gridRow: "3", width: `calc(100% - ${space(8)})`, marginTop: 0 } },
});
