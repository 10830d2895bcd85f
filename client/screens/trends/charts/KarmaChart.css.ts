import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, radius } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** As high as its tallest stack, with the coins of a phone or those of a wider window. */
export const plot = style({ height: "var(--narrow)", "@media": { [media.tablet]: { height: "var(--wide)" } } });

export const slider = style([
  plot,
  {
    cursor: "pointer",
    touchAction: "manipulation",
    selectors: { "&:focus-visible": { outlineOffset: "3px", borderRadius: radius.inset } },
  },
]);

export const picture = style({ overflow: "visible" });

export const soil = style({ fill: color.sunken });
export const soilShade = style({ fill: color.ink, opacity: 0.045 });
export const grass = style({ fill: color.hillNear });

/** Behind the chosen day. */
export const band = style({
  fill: color.accent,
  opacity: 0.13,
  "@media": { [media.forced]: { fill: "Highlight", opacity: 0.5 } },
});

const count = style({
  fontFamily: font.display,
  fontSize: "1rem",
  fontWeight: 600,
  fontVariantNumeric: "lining-nums",
  "@media": { [media.forced]: { fill: "CanvasText" } },
});

export const goldCount = style([count, { fill: color.goldDeep, textAnchor: "middle" }]);
export const coalCount = style([count, { fill: color.coalDeep, fontSize: ".875rem" }]);

export const coinEdge = style({ fill: color.goldEdge });
export const coinFace = style({ fill: color.gold });
export const coinRing = style({ fill: "none", stroke: color.goldLit });
export const coinBar = style({ fill: color.gold, stroke: color.goldEdge, strokeWidth: 0.8 });
/** Where one coin of a stack ends and the next begins. */
export const coinSeam = style({ fill: "none", stroke: color.gold, strokeWidth: 1.2 });

export const coal = style({ fill: color.lump });
