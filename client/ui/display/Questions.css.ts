import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const further = style({ display: "block", marginTop: space(0.5), fontWeight: 400, color: color.soft });
