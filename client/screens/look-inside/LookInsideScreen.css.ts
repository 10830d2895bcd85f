import { style } from "@vanilla-extract/css";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { landCorners, landHeight } from "../_toy/landFrame.css.ts";

const paper = {
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  "@media": { [media.forced]: { border: "1px solid" } },
} as const;

/** A phone has the toy first, a wider window at the side. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  "@media": {
    [media.beside]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)", alignItems: "start" },
    [media.desktop]: { gap: space(2.5) },
  },
});

export const across = style({ gridColumn: "1 / -1" });

export const note = style([{ padding: `${space(1.75)} ${space(2.25)}`, fontSize: size.label }, paper]);

export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  "@media": { [media.beside]: { order: 1, position: "sticky", top: space(2) } },
});

export const scene = style({
  vars: { [landHeight]: "100%", [landCorners]: "0" },
  position: "relative",
  overflow: "hidden",
  padding: `${space(1)} ${space(2)} ${space(1.75)}`,
  borderRadius: radius.scene,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
});

/** Reserves the place of the scale. */
export const scale = style({ width: "min(360px, 100%)", aspectRatio: "460 / 254", marginInline: "auto" });

export const toy = style([
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(1.25), padding: space(2) },
  paper,
]);

/** As high with the help line as without. */
export const help = style({ minHeight: "2.8rem" });

export const days = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(2) });

export const day = style([{ paddingBottom: space(0.5) }, paper]);

export const dayName = style({
  padding: `${space(1.5)} ${space(2.25)} ${space(1.125)}`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: "1.1875rem",
});

const markerColumn = "60px";

export const entry = style({
  display: "grid",
  gridTemplateColumns: `${markerColumn} minmax(0, 1fr)`,
  padding: `${space(1.5)} ${space(2)} ${space(1.5)} 0`,
  position: "relative",
  selectors: {
    "& + &::before": {
      content: "",
      position: "absolute",
      left: markerColumn,
      right: space(2),
      top: 0,
      borderTop: `1px solid ${color.line}`,
    },
  },
});

export const marker = style({ justifySelf: "center", alignSelf: "start", display: "grid", placeItems: "center" });

export const pageMarker = style([marker, { paddingTop: "3px", fontSize: "1.5rem", lineHeight: 1.2 }]);

export const head = style({ display: "flex", justifyContent: "space-between", gap: space(1.25) });

export const title = style({ minWidth: 0, fontSize: "1.0625rem", lineHeight: 1.3 });

export const name = style([title, { fontFamily: "inherit", fontWeight: 600, letterSpacing: 0 }]);

export const time = style({ color: color.soft, fontSize: size.small, lineHeight: 1.5 });

export const words = style({ maxWidth: "60ch", fontSize: "1rem", lineHeight: 1.5 });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space(1.25)}`,
  marginTop: "5px",
  color: color.soft,
  fontSize: size.tiny,
  lineHeight: 1.4,
  "@media": { [media.desktop]: { fontSize: size.small } },
});

export const tag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "4px",
  color: color.accent,
  fontSize: size.tiny,
  fontWeight: 600,
});

export const end = style([
  across,
  {
    order: 2,
    position: "relative",
    overflow: "hidden",
    minHeight: "26rem",
    borderRadius: radius.scene,
    background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
  },
]);

export const endWords = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: space(1.25),
  padding: `${space(3.5)} ${space(2.75)} 0`,
  textAlign: "center",
});

export const endTitle = style({
  fontSize: "1.75rem",
  lineHeight: 1.12,
  "@media": { [media.desktop]: { fontSize: "2.375rem" } },
});

export const cost = style({ maxWidth: "46ch", textWrap: "balance" });
