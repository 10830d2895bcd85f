import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const readings = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(1) });

export const reading = style([
  {
    display: "grid",
    gap: space(0.25),
    minWidth: 0,
    minHeight: target.small,
    padding: `${space(1.25)} ${space(1.75)}`,
    borderRadius: radius.inset,
    background: color.surface,
    boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
    textAlign: "start",
    overflowWrap: "anywhere",
    selectors: {
      "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.accent}` },
      "&[aria-checked='true']": { background: color.accentWash, boxShadow: `inset 0 0 0 2.5px ${color.accent}` },
    },
  },
  forcedEdge,
]);

export const example = style({ color: color.ink, fontWeight: 600 });

export const encodingName = style({ color: color.soft, fontSize: size.small });
