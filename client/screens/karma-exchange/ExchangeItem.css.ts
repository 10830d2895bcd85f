import { style } from "@vanilla-extract/css";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const fact = style({ color: color.soft, fontSize: size.tiny, fontWeight: 600 });
