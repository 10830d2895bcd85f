import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const form = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

export const end = style({ margin: space(-1) });
