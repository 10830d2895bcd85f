import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const entry = style({ display: "flex", gap: space(1.5) });

export const lines = style({ flex: 1, display: "grid", gap: space(1.25), alignContent: "start" });
