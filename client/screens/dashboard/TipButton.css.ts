import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const height = "60px";

/** The last line of the quote's card. */
export const place = style({
  minHeight: height,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  width: "100%",
  minHeight: height,
  padding: "6px 18px 6px 14px",
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { background: color.accentWash }, "&:focus-visible": { outlineOffset: "-4px" } },
});

export const picture = style({ flex: "none", width: "46px", height: "40px" });

export const words = style({ flex: 1, minWidth: 0 });

export const end = style({ flex: "none", color: color.soft });
