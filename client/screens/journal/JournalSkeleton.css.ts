import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const lines = style({ display: "grid", gap: space(1), alignContent: "start" });

/** As most histories are, so that the land at the foot of the page is not pushed out of sight when they come. */
export const tall = style({ alignContent: "start", minHeight: "100vh" });
