import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The first line, on a sheet of its own. */
export const first = style([
  {
    minWidth: 0,
    padding: `0 ${space(2.5)}`,
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  },
  forcedEdge,
]);
