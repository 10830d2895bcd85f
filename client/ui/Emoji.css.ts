import { styleVariants, style } from "@vanilla-extract/css";
import { size } from "../theme/sizes.ts";
import { font } from "../theme/fonts.css.ts";
import { color } from "../theme/tokens.css.ts";

const tile = style({ flex: "none", display: "grid", placeItems: "center", fontFamily: font.emoji, lineHeight: 1 });

export const sizes = styleVariants({
  text: { fontFamily: font.emoji, fontStyle: "normal" },
  small: [
    tile,
    { width: "44px", height: "44px", borderRadius: "15px", fontSize: size.title, background: color.accentWash },
  ],
  large: [
    tile,
    { width: "60px", height: "60px", borderRadius: "20px", fontSize: "32px", background: color.accentWash },
  ],
});
