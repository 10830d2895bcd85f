import { style } from "@vanilla-extract/css";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const username = style({ color: color.soft, fontSize: size.small, fontWeight: 400 });
