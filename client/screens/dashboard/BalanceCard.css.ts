import { globalStyle, style } from "@vanilla-extract/css";
import { atNight } from "#client/theme/night.ts";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { belowScene } from "#client/ui/display/KarmaCounts.css.ts";
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
  minHeight: "56px",
  padding: "12px 12px 0 18px",
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
  padding: "0 36px 36px",
  "@media": {
    [belowScene]: { padding: "0 18px 18px" },
    [media.desktop]: { width: "100%", maxWidth: "478px", padding: "0 30px 20px", justifySelf: "center" },
  },
});

export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "10px",
  padding: "2px 14px 4px",
  "@media": {
    [belowScene]: { paddingTop: space(1.5) },
    [media.desktop]: { gap: space(1.5), padding: "16px 18px 18px" },
  },
});

/** Replaces the card's bottom at the same height. */
export const waiting = style({
  display: "grid",
  placeContent: "center",
  height: "7.625rem",
  "@media": { [belowScene]: { height: "12.25rem" }, [media.desktop]: { height: "10.375rem" } },
});

/** As high as its line, also when it says nothing. */
export const first = style({ minHeight: "1.5em", fontSize: size.small, color: color.soft, textAlign: "center" });

/** Log Action is the widest button on home: 1.55 to 1 on a desktop, and on its own line on a phone. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2px",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)", gap: space(1.5) } },
});

/** Words without a ground where it is below the other button. */
globalStyle(`${actions} button`, { "@media": { "(max-width: 1023px)": { minHeight: "44px", background: "none" } } });

globalStyle(`${actions} :is(a, button)`, { paddingInline: space(1.5) });
globalStyle(`${actions} > :first-child`, { minHeight: "56px", fontSize: size.lead });
