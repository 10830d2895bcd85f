import { style } from "@vanilla-extract/css";
import { media, radius, space, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const card = style({
  minWidth: 0,
  padding: space(2.5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: color.liftOne,
});

export const roomy = style({
  padding: `${space(3.5)} ${space(3)}`,
  "@media": { [media.tablet]: { padding: space(3.5) } },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
  marginBottom: space(1.75),
});

export const end = style({ flex: "none" });

export const title = style({ minWidth: 0, fontSize: size.title });
