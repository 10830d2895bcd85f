import { style } from "@vanilla-extract/css";
import { media, radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const track = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(0.5),
  padding: "3px",
  borderRadius: "16px 15px 17px 15px",
  background: color.sunken,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const word = style({
  flex: "1 1 auto",
  minWidth: 0,
  minHeight: target.small,
  // Narrow, so that four words fit on one line of a phone. They grow to fill it.
  padding: space(0.75),
  borderRadius: radius.small,
  color: color.soft,
  fontSize: size.label,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  selectors: {
    "&:hover": { color: color.ink },
    "&[aria-checked='true']": {
      background: color.raised,
      color: color.accent,
      boxShadow: `${color.liftOne}, inset 0 0 0 2px ${color.accent}`,
    },
    "&:focus-visible": { outlineOffset: "1px" },
  },
});
