import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { measure, media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The landscape at the bottom, from edge to edge. */
export const ground = style({ position: "relative" });

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(5.5),
  maxWidth: measure.page,
  marginInline: "auto",
  padding: `${space(5.5)} ${space(2)} ${space(4)}`,
  "@media": { [media.desktop]: { gap: space(9.5), padding: `${space(9)} ${space(8)} ${space(6)}` } },
});

/** Text and a picture, side by side where they fit. */
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2.25),
  alignItems: "center",
  "@media": {
    [media.beside]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.2fr)", gap: space(4) },
    [media.desktop]: { gap: space(8) },
  },
});

/** The text stands on the other side, and first on a phone. */
export const second = style({ "@media": { [media.beside]: { order: 1 } } });

export const title = style({
  fontSize: "1.875rem",
  "@media": { [media.desktop]: { fontSize: "2.375rem" } },
});

export const words = style({
  maxWidth: "52ch",
  marginTop: space(1),
  fontSize: "1.0625rem",
  lineHeight: 1.55,
  textWrap: "pretty",
  "@media": { [media.desktop]: { fontSize: size.lead } },
});

const paper = {
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
} as const;

export const trio = style({ display: "grid", gap: space(3) });

export const things = style({
  display: "grid",
  gap: space(1.75),
  "@media": {
    [media.beside]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.desktop]: { gap: space(2.5) },
  },
});

export const thing = style({
  ...paper,
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr)",
  alignItems: "center",
  gap: space(1.75),
  padding: space(1.75),
  overflow: "hidden",
  "@media": {
    "(max-width: 22.49rem)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.beside]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      gap: space(2),
      padding: `0 0 ${space(2.5)}`,
    },
    [media.forced]: { border: "1px solid" },
  },
});

export const view = style({
  display: "grid",
  placeItems: "end center",
  width: "84px",
  height: "74px",
  overflow: "hidden",
  borderRadius: radius.control,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyLow})`,
  "@media": { [media.beside]: { width: "100%", height: "150px", borderRadius: 0 } },
});

export const small = style({
  width: "92px",
  height: "74px",
  "@media": { [media.beside]: { width: "188px", height: "150px" } },
});

export const about = style({ "@media": { [media.beside]: { paddingInline: space(2.5) } } });

export const thingName = style({
  fontSize: size.lead,
  "@media": { [media.desktop]: { fontSize: size.title } },
});

export const thingWords = style({ marginTop: "2px", fontSize: size.label, lineHeight: 1.5 });

export const sheet = style({
  ...paper,
  padding: `${space(1)} ${space(2.5)}`,
  "@media": {
    [media.desktop]: { padding: `${space(1.5)} ${space(4)}` },
    [media.forced]: { border: "1px solid" },
  },
});

const row = style({
  paddingBlock: space(1.75),
  lineHeight: 1.5,
  selectors: { "& + &": { borderTop: `2px dotted ${color.lineStrong}` } },
});

export const kept = style([
  row,
  { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: space(1.25), color: color.ink },
]);

export const sign = style({ color: color.accent, paddingTop: "2px" });

export const whom = style({ display: "block", fontWeight: 600 });

export const price = style([
  row,
  { display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between", gap: `0 ${space(2)}` },
]);

export const amount = style({ fontFamily: font.display, fontSize: size.lead, fontWeight: 600, lineHeight: 1.35 });

export const picture = style({ justifySelf: "center", width: "min(26rem, 100%)" });

export const look = style({
  position: "relative",
  overflow: "hidden",
  minHeight: "25rem",
  borderRadius: radius.scene,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
  "@media": { [media.desktop]: { minHeight: "22.5rem" } },
});

/** Above the hills, in a sky without clouds. */
export const lookWords = style({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  gap: space(1.75),
  maxWidth: "26rem",
  padding: `${space(3)} ${space(2.75)}`,
  "@media": { [media.desktop]: { padding: `${space(5.5)} ${space(6)}` } },
});

export const links = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${space(1)} ${space(3)}`,
  paddingBottom: space(16),
});
