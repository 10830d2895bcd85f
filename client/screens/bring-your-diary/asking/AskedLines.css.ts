import { style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const part = style({ display: "grid", gap: space(1.5), minWidth: 0 });

export const heading = style({ fontWeight: 600, fontSize: size.label });

export const list = style({ display: "grid", gap: space(1.5) });

export const card = style({
  display: "grid",
  gap: space(1),
  minWidth: 0,
  padding: space(1.5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.inset,
});

export const when = style({ fontWeight: 600 });

export const sides = style({
  display: "grid",
  gap: space(1),
  // One under the other where letters are large.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
});

export const side = style({
  display: "grid",
  alignContent: "start",
  gap: space(0.5),
  minWidth: 0,
  padding: `${space(1)} ${space(1.5)}`,
  borderRadius: radius.small,
  background: color.sunken,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});

export const name = style({ color: color.soft, fontSize: size.small });

export const none = style({ color: color.soft, fontStyle: "italic" });
