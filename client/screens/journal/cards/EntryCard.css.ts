import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const entry = style({ display: "flex", alignItems: "flex-start", gap: space(1.5) });

export const content = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1),
});

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space(1.5),
  paddingTop: space(0.5),
});

/** A name a person gave, in the letters they read the rest in. */
export const title = style({
  minWidth: 0,
  fontFamily: font.text,
  fontSize: size.lead,
  fontWeight: 700,
  letterSpacing: 0,
  lineHeight: 1.35,
  textWrap: "pretty",
  overflowWrap: "anywhere",
  scrollMarginTop: space(3),
});

export const time = style({
  flex: "none",
  fontSize: size.label,
  color: color.soft,
  fontVariantNumeric: "tabular-nums",
});

export const subtitle = style({ fontWeight: 600, lineHeight: 1.4, overflowWrap: "anywhere" });

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(1),
  selectors: { "&:empty": { display: "none" } },
});

export const insight = style({
  padding: `${space(1.25)} ${space(1.5)}`,
  borderRadius: radius.inset,
  background: color.accentWash,
  fontSize: size.label,
  lineHeight: 1.45,
});

export const insightName = style({ color: color.accent });

/** The buttons line up with the card's edge by their drawing, not by their larger target. */
export const foot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
  marginBottom: space(-1.25),
  marginRight: space(-1.25),
});

export const kind = style({ fontSize: size.small, color: color.soft });
