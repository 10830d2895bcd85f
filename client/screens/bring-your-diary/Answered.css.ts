import { style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const sheet = style({
  padding: `${space(0.5)} ${space(1)} ${space(0.5)} ${space(2)}`,
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(1.5),
  minHeight: "56px",
  paddingBlock: space(0.75),
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

export const sign = style({ flex: "none", display: "grid", color: color.accent });

export const words = style({
  flex: "1 1 8em",
  display: "grid",
  minWidth: 0,
  fontSize: size.tiny,
  lineHeight: 1.3,
  color: color.soft,
});

export const answer = style({
  fontSize: size.body,
  fontWeight: 600,
  color: color.ink,
  overflowWrap: "anywhere",
});
