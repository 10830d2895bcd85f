import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

/** Each question includes its own gap, so that the gap folds with it. */
export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", marginBottom: space(-2) });

export const within = style({ minWidth: 0, paddingBottom: space(2) });
