import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const card = style([
  {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space(2.5),
    minWidth: 0,
    padding: `${space(2)} ${space(2)} ${space(2.25)} ${space(2.5)}`,
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
    "@media": { [media.tablet]: { padding: space(2) } },
  },
  forcedEdge,
]);

export const picture = style({
  flex: "none",
  alignSelf: "stretch",
  display: "grid",
  width: "96px",
  overflow: "hidden",
  borderRadius: radius.control,
  background: `linear-gradient(180deg, ${color.skyTop}, color-mix(in srgb, ${color.skyLow} 70%, ${color.skyMid}))`,
  "@media": { [media.tablet]: { width: "120px" } },
});

/** On a phone the form uses the whole width. */
export const pictureBeside = style([
  picture,
  {
    "@media": {
      "(max-width: 599px)": { display: "none" },
      [`${media.beside} and (max-width: 1023px)`]: { display: "none" },
    },
  },
]);

export const words = style({ flex: 1, minWidth: 0 });

export const eyebrow = style({
  minHeight: "1.75rem",
  paddingRight: space(5),
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: "1.75rem",
  color: color.soft,
});

export const welcome = style({ paddingRight: space(5), fontSize: size.title });

export const soft = style({ fontSize: size.label, lineHeight: 1.45, color: color.soft });

export const ask = style({
  marginTop: space(0.25),
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 500,
  fontSize: "1.375rem",
  lineHeight: 1.28,
  textWrap: "balance",
  outline: "none",
});

export const answer = style({ marginTop: space(1.25) });

globalStyle(`${answer} > form`, { flexDirection: "row", flexWrap: "wrap", alignItems: "flex-start", gap: space(1) });
globalStyle(`${answer} > form > :first-child`, { flex: "1 1 9rem" });
globalStyle(`${answer} > form > :last-child`, { paddingInline: space(2) });

export const end = style({ position: "absolute", top: space(0.5), right: space(0.5) });
