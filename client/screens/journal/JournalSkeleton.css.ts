import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const lines = style({ display: "grid", gap: space(1), alignContent: "start" });
