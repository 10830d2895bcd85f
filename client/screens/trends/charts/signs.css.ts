import { style, styleVariants } from "@vanilla-extract/css";
import { mid, wash } from "#client/theme/weather.css.ts";

const edge = (width: string) => `inset 0 0 0 ${width} ${mid}`;

/** How the list of moods draws the sign of a slice: as the slice itself is drawn. */
export const swatches = styleVariants({
  solid: { background: mid },
  edged: { background: wash, boxShadow: edge("2.4px") },
  hatched: {
    background: `repeating-linear-gradient(135deg, ${mid} 0 2.4px, ${wash} 2.4px 5px)`,
    boxShadow: edge("1.4px"),
  },
  dotted: { background: `radial-gradient(circle, ${mid} 1.5px, ${wash} 2px) 0 0 / 5px 5px`, boxShadow: edge("1.4px") },
});

const slice = style({ stroke: mid, strokeLinejoin: "round" });

/** The edge of a slice. Its ground is a fill or a pattern. */
export const slices = styleVariants({
  solid: [slice, { fill: mid, strokeWidth: 0 }],
  edged: [slice, { fill: wash, strokeWidth: 2.6 }],
  hatched: [slice, { strokeWidth: 1.4 }],
  dotted: [slice, { strokeWidth: 1.4 }],
});

export const patternGround = style({ fill: wash });
export const patternMark = style({ fill: mid });
