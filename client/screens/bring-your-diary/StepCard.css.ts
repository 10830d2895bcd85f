import { style } from "@vanilla-extract/css";
import { size } from "#client/theme/sizes.ts";

export const title = style({ fontSize: size.title });
