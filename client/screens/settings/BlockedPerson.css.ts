import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const row = style({ display: "flex", alignItems: "center", gap: space(1.5), paddingBlock: space(1) });

export const name = style({ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: "anywhere" });
