import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, radius, safe, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { landCorners, landHeight } from "../_toy/landFrame.css.ts";

/** A wide window has the sign-in card at the right, if it is high enough for the toy. */
export const beside = `${media.desktop} and (min-height: 40rem)`;

const meadow = `color-mix(in srgb, ${color.hillDeep} 50%, ${color.hillNear})`;

export const art = style({
  vars: { [landHeight]: "340px", [landCorners]: "0" },
  position: "relative",
  minWidth: 0,
  paddingBottom: space(1.75),
  borderRadius: "0 0 34px 30px / 0 0 28px 36px",
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 200px, ${color.skyLow} 300px, ${meadow} 320px)`,
  boxShadow: `0 1px 0 ${color.lineStrong}`,
  "@media": {
    [beside]: {
      vars: { [landHeight]: "86%", [landCorners]: "0 44px 0 0 / 0 38px 0 0" },
      position: "sticky",
      top: safe.top,
      alignSelf: "start",
      display: "grid",
      gridTemplateRows: "auto auto minmax(0, 1fr) auto",
      minHeight: `clamp(40rem, calc(100dvh - ${safe.top}), 60rem)`,
      paddingBottom: space(3.5),
      borderRadius: "0 44px 36px 0 / 0 38px 48px 0",
      boxShadow: `1px 0 0 ${color.lineStrong}`,
      background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 55%, ${meadow} 85%)`,
    },
  },
});

/** Ends where the theme's button begins, which the frame draws. */
export const top = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
  minHeight: target.small,
  padding: `${space(1.5)} ${space(8.5)} 0 ${space(2)}`,
  "@media": { [beside]: { padding: `${space(3)} ${space(5)} 0` } },
});

export const toCard = style({ display: "contents", "@media": { [beside]: { display: "none" } } });

export const words = style({
  position: "relative",
  zIndex: 1,
  padding: `${space(1.25)} ${space(2)} 0`,
  textAlign: "center",
  "@media": { [beside]: { padding: `${space(3.5)} ${space(5)} 0`, textAlign: "start" } },
});

export const headline = style({
  fontFamily: font.display,
  fontSize: "1.875rem",
  fontWeight: 600,
  letterSpacing: "-.018em",
  lineHeight: 1.12,
  textWrap: "balance",
  "@media": { [beside]: { maxWidth: "12em", fontSize: "clamp(2.25rem, 6dvh, 3.25rem)", lineHeight: 1.06 } },
});

export const taglineText = style({
  marginTop: space(0.5),
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: "1.0625rem",
  lineHeight: 1.3,
  "@media": { [beside]: { marginTop: space(1), fontSize: "1.25rem" } },
});

export const narrowHeadline = style([headline, { "@media": { [beside]: { fontSize: "2.25rem" } } }]);

/** Reserves the place of the scale, whose landscape fills the whole art. */
export const scale = style({
  width: "min(268px, 72%)",
  aspectRatio: "460 / 254",
  marginInline: "auto",
  marginBottom: space(1.25),
  "@media": { [beside]: { alignSelf: "end", width: "min(430px, 60%, 50dvh)", marginBottom: space(0.75) } },
});

/** Beside the long form, where the toy is left out, it stands on the meadow all the same. */
export const narrowScale = style([scale, { "@media": { [beside]: { marginBottom: "27dvh" } } }]);

export const toy = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1),
  marginInline: space(1.5),
  padding: `${space(1.5)} ${space(1.75)} ${space(1.75)}`,
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.line}`,
  "@media": {
    [media.beside]: { width: `calc(100% - ${space(3)})`, maxWidth: "560px", marginInline: "auto" },
    [beside]: {
      gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)",
      gap: `${space(1)} ${space(2.75)}`,
      width: "auto",
      maxWidth: "none",
      marginInline: space(5),
      padding: `${space(2)} ${space(2.5)} ${space(2.25)}`,
    },
    [media.forced]: { border: "1px solid" },
  },
});

/** Beside the long form there is room for the picture only. */
export const narrowToy = style([toy, { "@media": { [beside]: { display: "none" } } }]);

export const across = style({ gridColumn: "1 / -1" });

/** As high with the help line as with the button. */
export const keep = style([
  across,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    alignContent: "center",
    gap: space(1),
    minHeight: "6.625rem",
    paddingTop: space(1.25),
    borderTop: `2px dotted ${color.lineStrong}`,
    "@media": {
      [beside]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", gap: space(1.5), minHeight: "4rem" },
    },
  },
]);

export const keepIt = style({ fontFamily: font.display, fontSize: size.lead, fontWeight: 600, lineHeight: 1.2 });

export const cost = style({
  gridColumn: "1 / -1",
  gridRow: 2,
  color: color.soft,
  fontSize: size.tiny,
  lineHeight: 1.4,
  "@media": { [beside]: { gridColumn: 2, gridRow: 1, fontSize: size.small } },
});
