import { style, styleVariants } from "@vanilla-extract/css";
import { media, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const box = style({ position: "relative", minWidth: 0 });

export const sign = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: space(1.75),
  display: "grid",
  alignItems: "center",
  color: color.soft,
  pointerEvents: "none",
});

export const inputs = styleVariants({
  regular: {
    selectors: {
      "&&": { minHeight: "52px", paddingInline: "48px 52px", fontSize: size.lead, textOverflow: "ellipsis" },
    },
  },
  small: {
    selectors: {
      "&&": { minHeight: target.regular, paddingInline: "44px 12px", textOverflow: "ellipsis" },
      // The button that empties it.
      "&&:not(:placeholder-shown)": { paddingInlineEnd: "48px" },
    },
    // As high as the tabs beside it.
    "@media": { [media.desktop]: { selectors: { "&&": { minHeight: "52px" } } } },
  },
});

export const clear = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "4px",
  display: "grid",
  alignItems: "center",
});
