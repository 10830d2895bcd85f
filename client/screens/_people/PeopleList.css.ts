import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A sheet of rows from edge to edge. */
export const sheet = style([
  {
    overflow: "hidden",
    minWidth: 0,
    paddingBlock: space(0.5),
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  },
  forcedEdge,
]);

export const heading = style({
  padding: `${space(1.75)} ${space(2.25)} ${space(0.5)}`,
  fontSize: "1.1875rem",
});

export const list = style({ listStyle: "none" });

export const end = style({ display: "grid", justifyItems: "center", gap: space(1), paddingBlock: space(1.5) });
