import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const ways = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space(1.25) });
