import { fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, motion, pebble as pebbles, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, mid, wash } from "#client/theme/weather.css.ts";

export const body = style({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1),
});

/** In the weather's colour; before the first mood in the action colour. Its ground fades to the next weather. */
export const band = style({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  alignItems: "flex-start",
  gap: space(1.75),
  minHeight: "126px",
  marginInline: "-6px",
  overflow: "hidden",
  padding: `${space(1.5)} ${space(1.75)}`,
  borderRadius: "20px 17px 21px 18px / 18px 21px 17px 20px",
  backgroundColor: fallbackVar(wash, color.accentWash),
  backgroundImage: `linear-gradient(180deg, color-mix(in srgb, ${color.surface} 50%, transparent), transparent)`,
  transition: `background-color ${motion.calm}`,
  "@media": {
    "(max-width: 359px)": { gap: space(1.25) },
    [media.still]: { transition: "none" },
    [media.forced]: { border: "1px solid" },
  },
});

export const pebble = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "5.75rem",
  height: "5.5rem",
  marginTop: "4px",
  borderRadius: pebbles.a,
  background: `color-mix(in srgb, ${color.surface} 82%, ${fallbackVar(wash, color.accentWash)})`,
  fontSize: "3.125rem",
  lineHeight: 1,
  "@media": { "(max-width: 359px)": { width: "4.375rem", height: "4.125rem", fontSize: "2.375rem" } },
});

const springs = keyframes({ from: { transform: "scale(.86)" } });

/** The face that was just chosen. */
export const chosenPebble = style([
  pebble,
  {
    animation: `${springs} ${motion.fold} ${motion.spring}`,
    "@media": { [media.still]: { animation: "none" } },
  },
]);

export const caption = style({ flex: 1, minWidth: 0, paddingTop: "6px" });

export const name = style({
  fontFamily: font.display,
  fontSize: size.quote,
  fontWeight: 560,
  letterSpacing: "-.012em",
  lineHeight: 1.15,
  color: fallbackVar(ink, color.ink),
  overflowWrap: "anywhere",
});

/** Beside the sign of its weather. */
export const nameBesideSign = style([name, { paddingRight: space(4) }]);

export const detail = style({ fontSize: size.small, lineHeight: 1.4, color: color.ink, overflowWrap: "anywhere" });

/** Between what is noted of the mood, and the mood itself. */
export const under = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1),
  paddingTop: space(1.25),
  borderTop: `2px dotted ${color.lineStrong}`,
});

/** As high as the line of help, which replaces the note. */
export const notePlace = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  gap: "4px",
  minHeight: "2.625rem",
});

/** Reserves as many lines as the longest sentence takes, because each mood has another one, and it loads after the card. */
export const sentence = style({
  display: "grid",
  alignItems: "center",
  minHeight: "2.84em",
  "@container": { "(max-width: 335px)": { minHeight: "4.26em" } },
  paddingLeft: space(1.75),
  borderLeft: `3px solid ${fallbackVar(mid, color.lineStrong)}`,
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: "1.0625rem",
  lineHeight: 1.42,
  color: color.soft,
});
