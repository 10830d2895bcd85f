import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";
import { sky } from "./Tiles.css.ts";

export const body = style({ display: "flex", alignItems: "center", gap: space(2) });

export const picture = style([
  sky,
  {
    width: "72px",
    height: "76px",
    "@media": { [media.tablet]: { width: "92px", height: "84px", padding: "6px" } },
  },
]);

export const words = style({ flex: 1, minWidth: 0 });
