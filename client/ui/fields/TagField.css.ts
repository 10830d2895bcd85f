import { globalStyle, style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, motion, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { control } from "./Field.css.ts";

/** Cut square at the start and round at the end. */
const tagShape = "9px 22px 22px 9px";

/** Holds the chosen tags and the input, and looks like one field. */
export const box = style([
  control,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space(0.75),
    minHeight: "52px",
    padding: `${space(0.5)} ${space(1)}`,
    cursor: "text",
    selectors: {
      "&:focus-within": { borderColor: color.accent, outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
      "&[data-invalid]": { borderColor: color.danger },
    },
  },
]);

export const input = style({
  flex: "1 1 7rem",
  minWidth: 0,
  minHeight: "40px",
  padding: `0 ${space(0.5)}`,
  border: 0,
  outline: "none",
  background: "transparent",
  color: color.ink,
  fontFamily: "inherit",
  // iOS zooms into fields with text below 16 px.
  fontSize: size.body,
});

export const chosen = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(0.5),
  maxWidth: "100%",
  minHeight: "36px",
  padding: `${space(0.5)} ${space(0.75)} ${space(0.5)} ${space(1.5)}`,
  borderRadius: "7px 17px 17px 7px",
  background: color.accentWash,
  color: color.accent,
  fontSize: size.label,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { background: color.accentWashHover } },
  ...forcedEdge,
});

export const name = style({ minWidth: 0, overflowWrap: "anywhere" });

export const detail = style({ flex: "none", color: color.soft, fontSize: size.small, fontWeight: 400 });

export const make = style({ display: "inline-flex", alignItems: "center", gap: space(1), minWidth: 0 });

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(0.75),
  marginTop: space(0.5),
});

export const groupName = style({ color: color.ink, fontSize: size.small, fontWeight: 600, overflowWrap: "anywhere" });

export const tags = style({ display: "flex", flexWrap: "wrap", gap: space(1), minWidth: 0 });

export const tag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(0.75),
  maxWidth: "100%",
  minHeight: target.small,
  padding: `${space(0.5)} ${space(1.75)}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: tagShape,
  background: color.surface,
  color: color.ink,
  fontSize: size.label,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
  textAlign: "start",
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:hover": { background: color.accentWash },
    "&:focus-visible": { borderRadius: tagShape },
    "&[aria-pressed='true']": {
      borderColor: color.accent,
      background: color.accentWash,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      color: color.accent,
    },
    "&:disabled": { cursor: "default" },
  },
  "@media": { [media.still]: { transition: "none" } },
});

/** Unfolds the groups, beside the tags but none of them. */
export const all = style([tag, { borderRadius: "22px", borderStyle: "dashed", color: color.accent }]);

globalStyle(`${tag} > svg`, { flex: "none" });
