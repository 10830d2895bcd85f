import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const rows = style({ display: "grid", marginBottom: space(1) });

export const row = style({ display: "flex", alignItems: "baseline", gap: space(1), minHeight: "36px" });

/** Dots between a name and its number. */
export const leader = style({
  flex: 1,
  minWidth: space(2),
  height: "2px",
  background: `radial-gradient(circle, ${color.edge} 1px, transparent 1.3px) 0 / 7px 2px repeat-x`,
  opacity: 0.7,
});

export const number = style({ fontFamily: font.display, fontSize: size.title, fontWeight: 600, lineHeight: 1.4 });

export const aside = style({ display: "grid", gap: space(1), selectors: { "&:empty": { display: "none" } } });

export const leftOut = style({
  display: "grid",
  gap: space(0.75),
  padding: `${space(1.5)} ${space(2)}`,
  borderRadius: radius.inset,
  background: color.sunken,
  color: color.soft,
  fontSize: size.small,
  overflowWrap: "anywhere",
});
