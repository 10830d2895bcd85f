import { style } from "@vanilla-extract/css";
import { media, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { faceBase } from "./EmojiFace.css.ts";

export const line = style({ display: "flex", flexWrap: "wrap", minWidth: 0, border: 0 });

/** All twelve emoji. A phone shows them in two rows on a background of their own. */
export const allFaces = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  justifyItems: "center",
  width: "100%",
  padding: space(0.5),
  borderRadius: "18px 16px 19px 17px",
  background: color.sunken,
  "@media": {
    [media.desktop]: { display: "flex", width: "auto", padding: 0, background: "none" },
  },
});

export const face = style([
  faceBase,
  {
    // Grows with the letters, or large emoji would overlap.
    width: `max(${target.small}, 2.5rem)`,
    maxWidth: "100%",
    selectors: { "&:has(:checked)": { background: color.accentWash } },
  },
]);

/** Hidden on a phone until the line unfolds. */
export const lateFace = style([face, { display: "none", "@media": { [media.desktop]: { display: "grid" } } }]);

export const more = style({
  minWidth: target.small,
  minHeight: target.small,
  padding: `0 ${space(0.75)}`,
  color: color.accent,
  fontSize: size.small,
  fontWeight: 600,
  textAlign: "center",
  "@media": { [media.desktop]: { display: "none" } },
});
