import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({ display: "grid" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1.5),
  minHeight: "64px",
  paddingBlock: space(1),
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

export const about = style({ display: "grid", flex: "1 1 10em", minWidth: 0, overflowWrap: "anywhere" });

export const app = style({ fontWeight: 600 });
