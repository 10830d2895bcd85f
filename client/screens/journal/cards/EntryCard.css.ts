import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const markerColumn = "60px";

/** The first entry of a sheet. The others have a line above them. */
export const first = style({});

export const entry = style({ display: "grid", gridTemplateColumns: `${markerColumn} minmax(0, 1fr)` });

export const marker = style({
  justifySelf: "center",
  alignSelf: "start",
  display: "grid",
  placeItems: "center",
  minWidth: "42px",
  margin: `${space(1.5)} 0 0 ${space(1)}`,
  paddingBlock: "3px",
});

export const content = style({
  minWidth: 0,
  marginInlineEnd: space(2),
  paddingBlock: space(1.5),
  borderTop: `1px solid ${color.line}`,
  selectors: { [`${first} &`]: { borderTopColor: "transparent" } },
});

/** With large text or a long place name, the time and the menu wrap below the title. */
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", columnGap: space(1) });

export const end = style({ display: "flex", alignItems: "flex-start", gap: space(1), marginInlineStart: "auto" });

/** Beside the first line of a text without a title. It is no higher than that line, so that the second line is whole. */
export const floatingEnd = style([
  end,
  { float: "inline-end", height: "calc(10px + 1.36rem)", marginInlineStart: space(1) },
]);

/** The touch target is larger than the icon and overlaps the text below. The icon aligns with the rest. */
export const tools = style({ position: "relative", margin: `0 ${space(-1.5)} ${space(-1)} 0` });

/** A title the person wrote uses the body font. */
export const title = style({
  flex: "1 1 4em",
  minWidth: 0,
  padding: "10px 0 3px",
  fontFamily: font.text,
  fontSize: "1.0625rem",
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.3,
  textWrap: "pretty",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: size.lead } },
});

export const time = style({
  paddingTop: "12px",
  fontSize: size.small,
  lineHeight: 1.35,
  textAlign: "end",
  color: color.soft,
  fontVariantNumeric: "tabular-nums",
});

export const ownTitle = style({
  maxWidth: "62ch",
  fontFamily: font.display,
  fontSize: "1.0625rem",
  fontStyle: "italic",
  fontWeight: 450,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

/** The line about an entry, its tags and its karma. They share one line where they fit. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(0.5)} ${space(1.25)}`,
  marginTop: "5px",
});

export const line = style({
  fontSize: size.tiny,
  lineHeight: 1.4,
  color: color.soft,
  "@media": { [media.desktop]: { fontSize: size.small } },
});

export const kind = style({ fontWeight: 600 });

/** The karma is at the end of the line, with or without tags before it. */
export const tagsAndKarma = style({
  flex: "1 1 auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(0.5)} ${space(1.25)}`,
  maxWidth: "100%",
  selectors: { "&:empty": { display: "none" } },
});

export const karma = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space(0.75),
  maxWidth: "100%",
  marginInlineStart: "auto",
});

export const insight = style({
  gridColumn: 2,
  margin: `0 ${space(2)} ${space(1.75)} 0`,
  paddingInlineStart: space(1.5),
  borderInlineStart: `2px solid ${color.lineStrong}`,
  fontFamily: font.display,
  fontSize: size.label,
  fontStyle: "italic",
  fontWeight: 450,
  lineHeight: 1.4,
  color: color.soft,
});

export const insightName = style({
  marginInlineEnd: space(0.5),
  fontFamily: font.text,
  fontSize: size.tiny,
  fontStyle: "normal",
  fontWeight: 600,
  color: color.accent,
});
