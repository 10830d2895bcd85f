import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const field = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space(2.5) });

export const words = style({ flex: "1 1 10em", display: "grid", gap: space(1), minWidth: 0 });

export const tools = style({ display: "flex", flexWrap: "wrap", gap: space(1) });

/** A label that looks like a button, and shows the focus of what lies over it. */
export const choice = style({
  position: "relative",
  selectors: {
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "3px" },
  },
});

/** Unseen, so that a press, the focus and a file that is dropped all meet the browser's own control. */
export const over = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  fontSize: 0,
  cursor: "pointer",
});
