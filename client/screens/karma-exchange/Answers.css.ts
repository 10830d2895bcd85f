import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const answers = style({ display: "flex", flexWrap: "wrap", gap: space(1), paddingTop: space(1) });
