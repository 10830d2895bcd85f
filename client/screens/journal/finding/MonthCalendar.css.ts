import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { pebble, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, wash } from "#client/theme/weather.css.ts";

export const bar = style({ display: "flex", alignItems: "center", gap: space(0.5) });

export const name = style({
  flex: 1,
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 560,
  textAlign: "center",
});

/** Room for six weeks, so that nothing below moves from month to month. Days are as wide as a finger even in a narrow column. */
export const weeks = style({
  minHeight: "calc(1.3rem + 8px + 6 * 46px)",
  margin: `${space(0.5)} ${space(-1)} ${space(1)}`,
});

export const grid = style({
  width: "100%",
  borderSpacing: 0,
  tableLayout: "fixed",
});

export const weekday = style({ padding: "4px 0", fontSize: size.tiny, fontWeight: 600, color: color.soft });

export const cell = style({ padding: "1px 0" });

const day = style({
  display: "grid",
  placeItems: "center",
  // On a wide phone, too, days stay round.
  width: "min(100%, 3.25rem)",
  marginInline: "auto",
  minHeight: target.small,
  fontSize: size.small,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});

export const date = style([
  day,
  {
    position: "relative",
    border: 0,
    borderRadius: pebble.a,
    background: "none",
    color: color.ink,
    fontWeight: 600,
    cursor: "pointer",
    selectors: { "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.edge}` } },
  },
]);

export const held = style({ selectors: { [`${date}&`]: { background: wash, color: ink } } });

export const toCome = style([day, { color: color.soft }]);

export const today = style({
  "::before": {
    content: "",
    position: "absolute",
    inset: "-1px",
    borderRadius: "inherit",
    border: `1.5px solid ${color.ink}`,
  },
});

/** A dot and a ring, so that nobody needs to see the colour. */
export const hit = style({
  selectors: { [`${date}&`]: { boxShadow: `inset 0 0 0 2.5px ${color.accent}`, fontWeight: 700 } },
  "::after": {
    content: "",
    position: "absolute",
    bottom: "5px",
    width: "6px",
    height: "6px",
    borderRadius: "50%",
    background: color.accent,
  },
});

export const chosen = style({ selectors: { [`${date}&`]: { background: color.accentWash, color: color.accent } } });

export const note = style({ fontSize: size.small, lineHeight: 1.4, color: color.soft });
