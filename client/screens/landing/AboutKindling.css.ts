import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { measure, media, pebble, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The landscape at the bottom, from edge to edge. */
export const ground = style({ position: "relative" });

export const page = style({
  display: "grid",
  gap: space(9),
  maxWidth: measure.page,
  marginInline: "auto",
  padding: `${space(7)} ${space(2)} ${space(4)}`,
  "@media": { [media.desktop]: { gap: space(15), padding: `${space(14)} ${space(6)} ${space(6)}` } },
});

/** Text and a picture, side by side where they fit. */
export const part = style({
  display: "grid",
  gap: space(3),
  alignItems: "center",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: space(8) } },
});

/** The text stands on the other side, and first on a phone. */
export const second = style({ "@media": { [media.desktop]: { order: 1 } } });

export const title = style({
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: 600,
  lineHeight: 1.2,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: size.hero } },
});

export const words = style({
  maxWidth: "34rem",
  marginTop: space(1),
  fontSize: size.lead,
  lineHeight: 1.6,
  textWrap: "pretty",
});

const paper = {
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
} as const;

export const examples = style({ display: "grid", maxWidth: "34rem", width: "100%", justifySelf: "center" });

export const example = style({
  ...paper,
  padding: `${space(2)} ${space(2.5)}`,
  width: "82%",
  selectors: {
    "&:nth-child(1)": { rotate: "-1.6deg" },
    "&:nth-child(2)": { justifySelf: "end", width: "58%", marginTop: space(-1.5), rotate: "1.4deg" },
    "&:nth-child(3)": { justifySelf: "center", marginTop: space(-1), rotate: "-.5deg", position: "relative" },
  },
});

export const kind = style({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  color: color.soft,
  fontSize: size.small,
});

export const exampleTitle = style({ fontFamily: font.display, fontSize: size.title, fontWeight: 600, lineHeight: 1.3 });

export const chip = style({ marginTop: space(0.75), fontSize: size.small, fontWeight: 600 });

export const sheet = style({ ...paper, padding: `${space(1)} ${space(3)}` });

export const kept = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space(1.5),
  paddingBlock: space(2),
  lineHeight: 1.55,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

export const whom = style({ display: "block", fontWeight: 600 });

export const picture = style({
  justifySelf: "center",
  display: "grid",
  placeItems: "center",
  width: "100%",
  maxWidth: "22rem",
  padding: space(5),
  borderRadius: pebble.a,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyLow})`,
});

export const look = style({
  position: "relative",
  overflow: "hidden",
  minHeight: "24rem",
  borderRadius: radius.scene,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
  boxShadow: `0 0 0 1px ${color.line}`,
});

/** On a card, because the landscape's own colours would disturb it. */
export const lookWords = style({
  ...paper,
  position: "relative",
  display: "grid",
  gap: space(1.5),
  width: "min(25rem, calc(100% - 32px))",
  margin: space(2),
  padding: `${space(3)} ${space(3)}`,
  "@media": { [media.desktop]: { margin: space(5), padding: space(4) } },
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
