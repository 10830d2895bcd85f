import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const stack = style({ display: "grid", gap: space(3) });

const paper = {
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
} as const;

export const card = style({ ...paper, overflow: "hidden" });

export const scene = style({
  position: "relative",
  overflow: "hidden",
  height: "17rem",
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
});

export const scale = style({ position: "absolute", inset: "auto 0 0", display: "grid", justifyItems: "center" });

export const counts = style({ padding: space(2) });

export const day = style({ ...paper, padding: `${space(2)} ${space(3)}` });

export const dayName = style({ fontFamily: font.display, fontSize: size.title, fontWeight: 600 });

export const list = style({ display: "grid" });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "2.25rem minmax(0, 1fr)",
  gap: space(1.5),
  paddingBlock: space(1.75),
  lineHeight: 1.55,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

export const face = style({ fontSize: "1.5rem", lineHeight: 1.3, textAlign: "center" });

export const title = style({ fontWeight: 600, lineHeight: 1.4 });

export const time = style({ color: color.soft, fontSize: size.small, fontWeight: 400 });

export const earned = style({
  display: "flex",
  alignItems: "center",
  gap: space(0.75),
  marginTop: space(0.5),
  fontSize: size.small,
  fontWeight: 600,
});
