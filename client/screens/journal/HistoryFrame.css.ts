import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const frame = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });
