import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";

export const choice = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(1.25) });

export const title = style({ paddingLeft: space(1), fontSize: size.title });
