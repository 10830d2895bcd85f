import { style } from "@vanilla-extract/css";
import { space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const kind = style({ display: "flex", alignItems: "center", gap: space(1.75) });

export const category = style({
  color: color.soft,
  fontSize: size.small,
  fontWeight: 600,
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});

export const message = style({ fontSize: size.lead, lineHeight: 1.55, textWrap: "pretty" });
