import { style, styleVariants } from "@vanilla-extract/css";
import { measure, media, space } from "../theme/sizes.ts";

const base = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

export const widths = styleVariants({
  page: [base],
  column: [base, { width: "100%", maxWidth: measure.column, marginInline: "auto" }],
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  minHeight: "44px",
  "@media": { [media.desktop]: { paddingBottom: space(0.5) } },
});

export const heading = style({ flex: 1, minWidth: 0, fontSize: "clamp(19px, calc(8.67vw - 11.8px), 24px)" });
