import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const end = style({ margin: space(-1) });
