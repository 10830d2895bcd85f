import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const card = style([
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space(1.75),
    minWidth: 0,
    padding: space(1.75),
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  },
  forcedEdge,
]);

export const cards = styleVariants({
  usual: [card],
  /** Also seen in forced colours, which take away shadows. */
  waits: [card, { outline: `2px solid ${color.accent}`, outlineOffset: "-2px" }],
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(1.5)}`,
});

export const words = style({ flex: "1 1 6rem", minWidth: 0 });

export const name = style({
  fontFamily: font.text,
  fontSize: size.body,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const bio = style({
  color: color.soft,
  fontSize: size.small,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

/** Wraps below the text, aligned to the end. Large letters wrap the buttons, too. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space(0.5),
  marginInline: "auto -6px",
  "@media": { [media.tablet]: { gap: space(0.75) } },
});
