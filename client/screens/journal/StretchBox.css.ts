import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const drawn = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

/** Exactly as high as what it stands for. */
export const hole = style({ height: "var(--height)" });
