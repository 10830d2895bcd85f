import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { sheet } from "./Tiles.css.ts";

export const row = style([sheet, { gap: space(1.75), minHeight: "66px", padding: "8px 18px 8px 12px" }]);

export const words = style({ flex: 1, minWidth: 0 });

export const end = style({ flex: "none", color: color.soft });
