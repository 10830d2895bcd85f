import { globalStyle, style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", listStyle: "none" });

globalStyle(`${list} > * + *`, { borderTop: `1px solid ${color.line}` });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  minHeight: "56px",
  paddingBlock: space(1.25),
  color: color.ink,
  lineHeight: 1.35,
  textDecoration: "none",
  selectors: { "&:hover": { color: color.accent }, "&:focus-visible": { borderRadius: radius.small } },
});

globalStyle(`${row} b`, { fontWeight: 600, overflowWrap: "anywhere" });

export const words = style({ flex: 1, display: "grid", gap: space(0.25), minWidth: 0 });

/** Shows only the first lines; the screen shows the whole message. */
export const message = style({
  overflow: "hidden",
  color: color.soft,
  fontSize: size.small,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const time = style({ color: color.soft, fontSize: size.tiny });

export const sign = style({ flex: "none", display: "grid", color: color.soft });
