import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const search = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  paddingBottom: space(0.75),
  background: color.surface,
});

export const noMatch = style({ display: "block", padding: `${space(1.25)} ${space(1.5)}`, color: color.soft });
