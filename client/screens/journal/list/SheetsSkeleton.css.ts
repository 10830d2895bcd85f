import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const lines = style({ display: "grid", gap: space(1), alignContent: "start" });

/** As tall as most histories, so that the landscape at the bottom does not jump. */
export const tall = style({ alignContent: "start", minHeight: "100vh" });
