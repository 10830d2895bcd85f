import { style, styleVariants } from "@vanilla-extract/css";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const tones = styleVariants({
  ink: { color: color.ink },
  soft: { color: color.soft },
  danger: { color: color.danger },
});

export const sizes = styleVariants({
  // Avoids a single word on the last line.
  small: { fontSize: size.small, lineHeight: 1.45, textWrap: "pretty" },
  regular: { fontSize: size.body },
});

export const centered = style({ textAlign: "center", textWrap: "balance" });
