import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const base = style({
  color: color.ink,
  textDecoration: "none",
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  "@media": { [media.forced]: { border: "1px solid" } },
});

/** The book stands out over the upper edge, in room of its own. */
export const strip = style([
  base,
  {
    display: "flex",
    alignItems: "center",
    gap: space(1.75),
    minHeight: "64px",
    marginTop: space(2.75),
    padding: `${space(1)} ${space(2)} ${space(1)} ${space(2.5)}`,
    borderRadius: radius.inset,
    background: color.surface,
    selectors: { "&:hover": { background: color.accentWash } },
  },
]);

export const smallBook = style({
  flex: "none",
  alignSelf: "flex-end",
  display: "block",
  width: "58px",
  height: "81px",
  marginTop: "-27px",
  marginBottom: "-2px",
});

export const card = style([
  base,
  {
    display: "grid",
    justifyItems: "center",
    gap: space(1),
    padding: `${space(3)} ${space(2)} ${space(2.5)}`,
    borderRadius: radius.scene,
    background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
    textAlign: "center",
  },
]);

export const largeBook = style({ display: "block", width: "120px", height: "168px" });

export const words = style({ flex: 1, minWidth: 0, display: "grid", gap: "2px" });

export const name = style({ fontFamily: font.display, fontSize: "1.1875rem", fontWeight: 560, lineHeight: 1.2 });

export const count = style({
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.soft,
  selectors: { [`${card} &`]: { color: color.ink } },
});
