import { globalStyle, style } from "@vanilla-extract/css";
import { atNight } from "#client/theme/night.ts";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** On a phone slightly wider than the cards below. */
export const card = style([
  {
    display: "grid",
    gridTemplateRows: "1fr auto",
    gridTemplateColumns: "minmax(0, 1fr)",
    marginInline: "-6px",
    overflow: "hidden",
    borderRadius: radius.scene,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
    "@media": { [media.desktop]: { marginInline: 0 } },
  },
  forcedEdge,
]);

const sky = `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 70%, ${color.skyLow})`;

/** The landscape is anchored at the bottom; a phone shows only its middle third. Stars appear at night. */
function landIn(file: string) {
  return { background: `url(../../pictures/${file}) 50% 100% / cover no-repeat, ${sky}` };
}

export const scene = style([
  {
    position: "relative",
    isolation: "isolate",
    display: "grid",
    gridTemplateRows: "auto 1fr",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflow: "hidden",
    ...landIn("land-day.svg"),
  },
  atNight(landIn("land-night.svg")),
]);

/** As high as a two-line title, so that a longer range does not move the scale. */
export const head = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(1),
  minHeight: "64px",
  padding: "14px 14px 0 16px",
  "@media": { [media.desktop]: { minHeight: "66px", padding: "20px 22px 0 26px" } },
});

export const title = style({
  flex: "1 1 min-content",
  fontSize: size.title,
  "@media": { [media.desktop]: { fontSize: size.quote } },
});

export const end = style({ flex: "none" });

export const balance = style({
  position: "relative",
  alignSelf: "end",
  padding: `${space(1.25)} 18px 26px`,
  "@media": { [media.desktop]: { padding: "0 30px 30px" } },
});

export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1.5),
  padding: "14px 14px 16px",
  "@media": { [media.desktop]: { padding: "16px 18px 18px" } },
});

/** While loading, on a desktop about as high as the cards beside it. */
export const beginning = style([card, { "@media": { [media.desktop]: { minHeight: "34.875rem" } } }]);

/** Replaces the card's bottom at the same height. */
export const waiting = style({
  display: "grid",
  placeContent: "center",
  height: "9.6875rem",
  "@media": { [media.desktop]: { height: "9.875rem" } },
});

/** Log Action is the widest button on home: 1.55 to 1 on a desktop, and on its own line on a phone. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1),
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)", gap: space(1.5) } },
});

globalStyle(`${actions} :is(a, button)`, { paddingInline: space(1.5) });
globalStyle(`${actions} > :first-child`, { minHeight: "56px", fontSize: size.lead });
