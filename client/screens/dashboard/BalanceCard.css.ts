import { style } from "@vanilla-extract/css";
import { space, size } from "#client/theme/sizes.ts";

export const body = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(2) });

/** Two lines of title are as high as the select, so that a longer range does not move the scale. */
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1.5),
  minHeight: "46px",
});

export const title = style({ minWidth: 0, fontSize: size.title });

export const end = style({ flex: "none" });
