import { style } from "@vanilla-extract/css";
import { color } from "#client/theme/tokens.css.ts";

export const heading = style({ margin: "-12px 0 20px", fontSize: "1.75rem", textAlign: "center" });

/** As high as the leaf is at least. Its end fades, because there may be more months below. */
export const list = style({
  maxHeight: "540px",
  paddingBottom: "36px",
  overflowY: "auto",
  maskImage: `linear-gradient(${color.ink} calc(100% - 44px), transparent)`,
});
