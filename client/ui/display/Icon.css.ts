import { style } from "@vanilla-extract/css";

export const icon = style({
  flex: "none",
  // The navigation fills the icon of the current page.
  fill: "var(--icon-fill, none)",
  stroke: "currentColor",
  strokeWidth: 1.9,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
