import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const chips = style({ display: "flex", flexWrap: "wrap", gap: space(0.75), marginTop: space(0.75) });

/** Cut square at the start and round at the end, as a tag is everywhere. */
const tag = style({
  maxWidth: "100%",
  minHeight: "26px",
  padding: "3px 11px 3px 9px",
  borderRadius: "6px 13px 13px 6px",
  background: color.accentWash,
  color: color.accent,
  fontSize: size.tiny,
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: "start",
  overflowWrap: "anywhere",
});

/** A tag that can be tapped. Its touch target is larger than it looks. */
export const chip = style([
  tag,
  {
    position: "relative",
    cursor: "pointer",
    ...forcedEdge,
    "::after": { content: "", position: "absolute", inset: "-9px -3px" },
    selectors: { "&:hover": { background: color.accentWashHover } },
  },
]);
