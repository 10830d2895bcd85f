import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const box = style({ display: "grid", placeItems: "center", height: "100%", padding: space(2) });
