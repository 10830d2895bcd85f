import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** On a phone they have paper of their own, because words on the sky are hard to read. */
export const notes = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2.5),
  minWidth: 0,
  padding: space(2.5),
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  "@media": {
    [media.beside]: { gap: "26px", padding: 0, borderRadius: 0, background: "none", boxShadow: "none" },
  },
});

/** A dotted thread joins it to the page. */
export const note = style({
  position: "relative",
  minWidth: 0,
  paddingInlineStart: space(2),
  borderInlineStart: `2px solid ${color.lineStrong}`,
  "::before": {
    content: "",
    display: "none",
    position: "absolute",
    insetInlineEnd: "100%",
    top: "9px",
    width: "26px",
    borderTop: `2px dotted ${color.edge}`,
  },
  "@media": { [media.desktop]: { "::before": { display: "block" } } },
});

export const name = style({
  fontFamily: font.text,
  fontSize: size.tiny,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.4,
  color: color.accent,
});

export const words = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 7,
  overflow: "hidden",
  marginTop: "4px",
  fontFamily: font.display,
  fontSize: "1.0625rem",
  fontStyle: "italic",
  fontWeight: 450,
  lineHeight: 1.42,
  color: color.soft,
  overflowWrap: "anywhere",
});

export const way = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: target.small,
  fontSize: size.small,
  fontWeight: 600,
});
