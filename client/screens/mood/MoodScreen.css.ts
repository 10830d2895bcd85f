import { style } from "@vanilla-extract/css";
import { target } from "#client/theme/sizes.ts";

/** Of one height with and without its button. */
export const foot = style({ display: "grid", justifyItems: "center", minHeight: target.small });
