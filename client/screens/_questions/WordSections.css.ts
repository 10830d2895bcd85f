import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";

export const preview = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(1.5) });

export const previewTitle = style({ fontSize: size.title });
