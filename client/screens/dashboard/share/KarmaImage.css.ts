import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { color } from "#client/theme/tokens.css.ts";

// Whole pixels, or the image would end with half a row.
export const scale = style({ width: "252px", height: "140px", margin: "10px auto 0" });

export const counts = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "8px", margin: "10px 0 12px" });

const count = style({
  display: "grid",
  justifyItems: "center",
  gap: "1px",
  padding: "8px 4px",
  borderRadius: "16px 14px 16px 15px",
});

export const washes = styleVariants({
  gold: [count, { background: color.goldWash, color: color.goldDeep }],
  coal: [count, { background: color.coalWash, color: color.coalDeep }],
});

export const number = style({ fontFamily: font.display, fontSize: "27px", fontWeight: 600, lineHeight: "30px" });

export const label = style({ fontSize: "12.5px", fontWeight: 600, lineHeight: "15px" });

export const list = style({ textAlign: "left", fontSize: "13.5px", lineHeight: "20px" });

export const line = style({
  position: "relative",
  paddingLeft: "16px",
});

/** An element, because html2canvas would add a style sheet for a pseudo-element. */
export const bullet = style({
  position: "absolute",
  left: "2px",
  top: "7px",
  width: "6px",
  height: "6px",
  borderRadius: "50%",
  background: color.accent,
});
