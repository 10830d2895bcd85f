import { style } from "@vanilla-extract/css";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const count = style({ fontSize: size.small, fontWeight: 600, lineHeight: 1, color: color.soft });
