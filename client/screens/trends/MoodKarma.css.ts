import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid } from "#client/theme/weather.css.ts";

export const words = style({ marginTop: `-${space(1)}`, color: color.soft, fontSize: size.small });

export const list = style({ display: "grid", gap: space(1.75), marginTop: space(1.75) });

export const row = style({
  display: "grid",
  gridTemplateColumns: "30px minmax(0, 1fr)",
  gridTemplateAreas: `"drawing head" "drawing bar"`,
  alignItems: "center",
  gap: `${space(0.75)} ${space(1.75)}`,
});

export const drawing = style({ gridArea: "drawing", display: "grid", width: "30px", height: "30px" });

export const head = style({
  gridArea: "head",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space(1.25)}`,
});

export const name = style({ fontWeight: 600 });

export const detail = style({ color: color.soft, fontSize: size.small });

export const tooFew = style([detail, { marginLeft: "auto" }]);

export const value = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(0.75),
  marginLeft: "auto",
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 600,
  fontVariantNumeric: "lining-nums",
});

export const bar = style({
  gridArea: "bar",
  height: "12px",
  borderRadius: "7px 6px 7px 6px",
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  overflow: "hidden",
  "@media": { [media.forced]: { border: "1px solid" } },
});

const part = style({
  display: "block",
  width: "var(--width)",
  height: "100%",
  borderRadius: "7px 5px 6px 7px",
  "@media": { [media.forced]: { background: "CanvasText" } },
});

export const fill = style([part, { background: mid }]);
export const fillOfCoal = style([part, { background: color.lump }]);
