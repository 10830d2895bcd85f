import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const panes = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1.5),
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

const pane = style({
  minWidth: 0,
  padding: `14px ${space(2)}`,
  borderRadius: "16px 15px 17px 14px",
  overflowWrap: "anywhere",
});

export const own = style([pane, { background: color.raised, boxShadow: `inset 0 0 0 2px ${color.accent}` }]);

export const others = style([pane, { background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.lineStrong}` }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space(1.25),
});

const name = style({ fontFamily: font.text, fontSize: size.label, fontWeight: 600, letterSpacing: 0, lineHeight: 1.3 });

export const ownName = style([name, { color: color.accent }]);

export const othersName = style([name, { color: color.ink }]);

export const about = style({ fontSize: size.tiny, color: color.soft });

export const title = style({
  margin: "6px 0 2px",
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const label = style({
  display: "block",
  marginTop: space(1),
  fontSize: size.tiny,
  fontWeight: 600,
  color: color.soft,
});

export const text = style({ margin: 0, fontSize: "0.96875rem", lineHeight: 1.5, whiteSpace: "pre-line" });

const mark = style({
  borderRadius: "2px",
  color: "inherit",
  textDecoration: "underline",
  textDecorationThickness: "2px",
  textUnderlineOffset: "3px",
});

export const ownMark = style([mark, { background: color.accentWash, textDecorationColor: color.accent }]);

export const othersMark = style([mark, { background: color.coalWash, textDecorationColor: color.edge }]);

export const nothing = style({ color: color.soft, fontStyle: "italic" });
