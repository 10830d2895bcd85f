import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "../theme/fonts.css.ts";
import { color } from "../theme/tokens.css.ts";

export const tones = styleVariants({
  ink: { color: color.ink },
  soft: { color: color.soft },
  danger: { color: color.danger },
});

export const sizes = styleVariants({
  small: { fontSize: "14px", lineHeight: 1.45 },
  regular: { fontSize: "16px" },
  quote: {
    fontFamily: font.display,
    fontStyle: "italic",
    fontWeight: 440,
    fontSize: "20px",
    lineHeight: 1.4,
    textWrap: "balance",
  },
});

export const centered = style({ textAlign: "center" });

export const titles = styleVariants({
  page: { fontSize: "24px" },
  cover: { fontSize: "30px" },
  card: { fontSize: "20px" },
});
