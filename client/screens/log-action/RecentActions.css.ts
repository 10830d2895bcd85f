import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Three lines of chips from the start, so that nothing moves when they load. */
export const place = style({ minHeight: `calc(1.5rem + 3 * (${target.small} + ${space(1)}))` });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: space(1), minWidth: 0 });

export const head = style({ flexBasis: "100%", fontSize: size.label, fontWeight: 600 });

export const chip = style([
  {
    display: "flex",
    alignItems: "center",
    gap: space(1),
    minWidth: 0,
    maxWidth: "100%",
    minHeight: target.small,
    padding: `3px ${space(2)} 3px ${space(0.5)}`,
    borderRadius: radius.pill,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
    fontSize: size.label,
    fontWeight: 600,
    lineHeight: 1.25,
    selectors: { "&:hover": { background: color.accentWash }, "&:focus-visible": { borderRadius: radius.pill } },
  },
  forcedEdge,
]);

/** Two lines at most. */
export const words = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
