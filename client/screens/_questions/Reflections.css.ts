import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const lines = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** The question stands in the same place before and after it opens. */
const question = style({ position: "relative", minWidth: 0 });
globalStyle(`${question} > div`, { rowGap: 0 });
globalStyle(`${question} label`, {
  gridColumn: "1 / -1",
  minHeight: target.regular,
  paddingBlock: space(1.5),
  fontFamily: font.display,
  fontSize: "1.0625rem",
  fontStyle: "italic",
  fontWeight: 450,
  lineHeight: 1.4,
  textWrap: "balance",
  color: color.soft,
});
globalStyle(`${question}:focus-within label`, { color: color.ink });

export const closed = style([
  question,
  { boxShadow: `inset 0 -1px ${color.line}`, selectors: { "&:hover": { boxShadow: `inset 0 -1px ${color.edge}` } } },
  forcedEdge,
]);
globalStyle(`${closed} label`, { paddingInlineEnd: space(5) });
globalStyle(`${closed}:hover label`, { color: color.ink });

export const open = style([question, { paddingBottom: space(1) }]);

/** The field of a closed question covers its line, so that a press anywhere on it opens it. */
export const hidden = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
});

export const plus = style({
  position: "absolute",
  insetInlineEnd: space(0.5),
  top: 0,
  display: "grid",
  placeItems: "center",
  height: "100%",
  color: color.accent,
  pointerEvents: "none",
});

const row = "2rem";
const ruled = (ink: string) =>
  `repeating-linear-gradient(180deg, transparent 0 calc(${row} - 1px), ${ink} calc(${row} - 1px) ${row})`;

/** Lined like a page. The lines darken while the answer has the focus. */
export const answer = style([
  {
    width: "100%",
    minHeight: `calc(${row} * 3)`,
    padding: 0,
    border: 0,
    background: ruled(color.line),
    color: color.ink,
    fontFamily: font.text,
    fontSize: "1.0625rem",
    lineHeight: row,
    textAlign: "start",
    caretColor: color.accent,
    selectors: {
      "&:hover": { background: ruled(color.lineStrong) },
      "&:focus-visible": { outline: "none", borderRadius: 0, background: ruled(color.edge) },
    },
  },
  forcedEdge,
]);
