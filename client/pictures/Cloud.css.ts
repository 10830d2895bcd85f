import { style } from "@vanilla-extract/css";
import { color } from "#client/theme/tokens.css.ts";

export const light = style({ fill: color.cloud });
export const shade = style({ fill: color.cloudShade, opacity: 0.75 });
