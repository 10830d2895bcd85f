import { style, styleVariants } from "@vanilla-extract/css";
import { size } from "../theme/sizes.ts";
import { font } from "../theme/fonts.css.ts";
import { color } from "../theme/tokens.css.ts";

export const tones = styleVariants({
  ink: { color: color.ink },
  soft: { color: color.soft },
  danger: { color: color.danger },
});

export const sizes = styleVariants({
  small: { fontSize: size.small, lineHeight: 1.45 },
  regular: { fontSize: size.body },
  quote: {
    fontFamily: font.display,
    fontStyle: "italic",
    fontWeight: 450,
    fontSize: size.quote,
    lineHeight: 1.4,
    textWrap: "balance",
  },
});

export const centered = style({ textAlign: "center", textWrap: "balance" });

export const titles = styleVariants({
  page: { fontSize: size.page },
  cover: { fontSize: size.hero },
  card: { fontSize: size.title },
});
