import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { layer, media, safe, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { nearEdge } from "./Table.css.ts";

/** Always in reach, however long a leaf is. */
export const foot = style([
  nearEdge,
  {
    position: "sticky",
    bottom: 0,
    zIndex: layer.dock,
    marginTop: "auto",
    "@media": { [media.low]: { position: "static" } },
  },
]);

export const controls = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space(1.5),
  width: "100%",
  maxWidth: "560px",
  marginInline: "auto",
  padding: `${space(1.25)} ${space(1.75)} calc(${space(1.5)} + ${safe.bottom})`,
  "@media": { [media.desktop]: { maxWidth: "980px" } },
});

export const turn = style({ display: "grid", placeItems: "center", minWidth: "52px", minHeight: "52px" });

export const where = style({
  display: "grid",
  justifySelf: "center",
  width: "100%",
  maxWidth: "420px",
  padding: "6px 10px 0",
  borderRadius: "16px",
  background: `color-mix(in srgb, ${color.skyLow} 82%, ${color.lineStrong})`,
  fontFamily: font.display,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: "center",
});

/** On a phone as high as two lines, so that a longer place does not move the controls. */
export const place = style({
  "@media": { "(max-width: 411px)": { display: "grid", alignItems: "center", minHeight: "2.4em" } },
});

const track = `repeating-linear-gradient(90deg, ${color.surface} 0 2px, ${color.lineStrong} 2px 3px) center / 100% 10px no-repeat`;

const thumb = {
  width: "6px",
  height: "22px",
  border: 0,
  borderRadius: "3px",
  background: color.enamel,
} as const;

export const thread = style({
  appearance: "none",
  width: "100%",
  height: target.small,
  margin: 0,
  background: track,
  cursor: "pointer",
  selectors: {
    "&::-webkit-slider-thumb": { appearance: "none", ...thumb },
    "&::-moz-range-thumb": thumb,
    "&:focus-visible": { outlineOffset: "-6px" },
  },
  "@media": { [media.forced]: { appearance: "auto" } },
});
