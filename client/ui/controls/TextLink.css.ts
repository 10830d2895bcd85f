import { style } from "@vanilla-extract/css";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const textLink = style({
  // A touch target needs more than the line height. Inline padding does not affect the layout.
  paddingBlock: "6px",
  marginBlock: "-6px",
  color: color.accent,
  fontWeight: 600,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textDecorationColor: `color-mix(in srgb, ${color.accent} 45%, transparent)`,
  selectors: {
    "&:hover": { textDecorationColor: "currentColor", textDecorationThickness: "2px" },
  },
});

export const bare = style({
  textDecorationLine: "none",
  fontSize: size.small,
  selectors: { "&:hover": { textDecorationLine: "underline" } },
});
