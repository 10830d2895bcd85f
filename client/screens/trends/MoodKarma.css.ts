import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid } from "#client/theme/weather.css.ts";

export const list = style({ display: "grid", gap: space(1.75), marginBottom: space(1.5) });

export const row = style({
  display: "grid",
  gridTemplateColumns: "30px minmax(0, 1fr) auto",
  gridTemplateAreas: `"drawing head head" "drawing bar days"`,
  alignItems: "center",
  gap: `${space(0.5)} ${space(1.5)}`,
});

export const drawing = style({ gridArea: "drawing", display: "grid", width: "30px", height: "30px" });

export const head = style({ gridArea: "head", display: "flex", alignItems: "baseline", gap: space(1) });

export const name = style({ flex: 1, minWidth: 0, fontWeight: 600 });

export const value = style({
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 600,
  fontVariantNumeric: "lining-nums",
});

export const detail = style({ color: color.soft, fontSize: size.small, whiteSpace: "nowrap" });

export const count = style([detail, { minWidth: "4.25em", textAlign: "right" }]);

/** From its middle line a bar goes right for more gold than coal, left for less. */
export const bar = style({
  gridArea: "bar",
  position: "relative",
  height: "12px",
  borderRadius: "7px 6px 7px 6px",
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  "::after": {
    content: "''",
    position: "absolute",
    insetBlock: "-4px",
    left: "calc(50% - 1px)",
    width: "2px",
    borderRadius: "1px",
    background: color.edge,
  },
});

export const fill = style({
  position: "absolute",
  insetBlock: 0,
  left: "var(--from)",
  width: "var(--width)",
  borderRadius: "6px 5px 6px 5px",
  background: mid,
});
