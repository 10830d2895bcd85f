import { globalStyle, style } from "@vanilla-extract/css";
import { media, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const chips = style({ display: "flex", flexWrap: "wrap", gap: `${space(0.5)} ${space(1.25)}` });

globalStyle(`${chips} > li`, { display: "flex", minWidth: 0 });

/** A word in a line of text, with the sign of a tag. */
const tag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "4px",
  maxWidth: "100%",
  minHeight: "20px",
  color: color.accent,
  fontSize: size.tiny,
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: "start",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: size.small } },
});

globalStyle(`${tag} > svg`, { flex: "none" });

/** A tag that can be tapped. Its touch target is larger than it looks. */
export const chip = style([
  tag,
  {
    position: "relative",
    cursor: "pointer",
    "::after": { content: "", position: "absolute", inset: "-12px -4px" },
    selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: ".18em" } },
  },
]);
