import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { paperShadow } from "#client/theme/paper.ts";
import { media, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const edges = `repeating-linear-gradient(90deg, ${color.surface} 0 1px, ${color.lineStrong} 1px 2px)`;

const leaf = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  // Fills a phone and a tablet.
  minHeight: "clamp(560px, 100dvh - 190px, 780px)",
  padding: "60px 34px 24px",
  background: color.surface,
  borderRadius: "3px",
  boxShadow: paperShadow.leaf,
  "@media": {
    "(max-width: 359px)": { paddingInline: "22px" },
    [media.desktop]: { minHeight: "668px", paddingInline: "46px" },
    [media.forced]: { border: "1px solid" },
  },
});

/** A leaf beside another has the edges of the pages below it, and the shade of the fold. */
export const leaves = styleVariants({
  single: [leaf],
  left: [
    leaf,
    {
      borderRadius: "4px 0 0 4px",
      backgroundImage: `linear-gradient(270deg, ${paperShadow.fold}, transparent 26px)`,
      boxShadow: paperShadow.left,
      "::after": {
        content: "",
        position: "absolute",
        inset: "4px 100% -6px -6px",
        background: edges,
        borderRadius: "4px 0 0 4px",
      },
    },
  ],
  right: [
    leaf,
    {
      borderRadius: "0 4px 4px 0",
      backgroundImage: `linear-gradient(90deg, ${paperShadow.fold}, transparent 26px)`,
      boxShadow: paperShadow.right,
      "::after": {
        content: "",
        position: "absolute",
        inset: "4px -6px -6px 100%",
        background: edges,
        borderRadius: "0 4px 4px 0",
      },
    },
  ],
});

/** The month's name at the head of a leaf. */
export const run = style({
  position: "absolute",
  insetInline: 0,
  top: space(3),
  margin: 0,
  fontFamily: font.display,
  fontSize: ".875rem",
  fontStyle: "italic",
  fontWeight: 450,
  letterSpacing: 0,
  lineHeight: 1,
  textAlign: "center",
  color: color.soft,
});
