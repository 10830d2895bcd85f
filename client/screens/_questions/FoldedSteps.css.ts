import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const sheet = style([
  {
    padding: `${space(0.5)} ${space(1)} ${space(0.5)} ${space(1.75)}`,
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  },
  forcedEdge,
]);

export const step = style({
  selectors: { "&:not(:last-child)": { borderBottom: `1px solid ${color.line}` } },
});

/** The button wraps below if large text leaves too little space. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space(1.5),
  minHeight: "54px",
  paddingBlock: space(0.5),
});

export const picture = style({ flex: "none", width: "42px", display: "grid", justifyItems: "center" });

export const words = style({
  flex: "1 1 6rem",
  minWidth: 0,
  color: color.soft,
  fontSize: size.tiny,
  lineHeight: 1.25,
});

export const answer = style({ display: "block", color: color.ink, fontSize: size.body, fontWeight: 600 });
