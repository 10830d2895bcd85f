import { style } from "@vanilla-extract/css";
import { target } from "#client/theme/sizes.ts";

/** As high without its button as with it. */
export const foot = style({ display: "grid", justifyItems: "center", minHeight: target.small });
