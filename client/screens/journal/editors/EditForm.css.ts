import { style } from "@vanilla-extract/css";
import { media, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The paper on which an entry is edited. */
export const paper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  minWidth: 0,
  padding: `${space(0.75)} ${space(2.5)} ${space(2.5)}`,
  borderRadius: radius.sheet,
  background: color.raised,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  "@media": {
    [media.desktop]: { padding: `${space(1.75)} ${space(5)} ${space(3)}` },
    [media.forced]: { border: "1px solid" },
  },
});
