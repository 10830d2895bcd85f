import { globalStyle, style } from "@vanilla-extract/css";
import { foot } from "#client/chrome/frame/FootLand.css.ts";
import { header } from "#client/chrome/frame/Header.css.ts";
import { bar as navigation } from "#client/chrome/frame/Navigation.css.ts";
import { page } from "#client/chrome/frame/SignedInLayout.css.ts";
import { bookFont } from "#client/theme/bookFont.css.ts";
import { atNight } from "#client/theme/night.ts";
import { media, safe, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const edge = `color-mix(in srgb, ${color.lineStrong} 64%, ${color.skyLow})`;

export const table = style([
  atNight({ background: `radial-gradient(120% 80% at 50% 30%, ${color.skyMid}, ${color.skyTop})` }),
  {
    display: "flex",
    flexDirection: "column",
    minHeight: `calc(100dvh - ${safe.top})`,
    background: `radial-gradient(120% 80% at 50% 30%, color-mix(in srgb, ${color.lineStrong} 34%, ${color.skyLow}), ${edge})`,
  },
]);

/** Of the table at its near edge, over which a long leaf does not go. */
export const nearEdge = style([atNight({ background: color.skyTop }), { background: edge }]);

/** What lies at the foot of the window lies above the controls. */
const controlsHeight = "96px";

// The frame of the other screens makes room.
for (const part of [header, navigation, foot]) globalStyle(`html:has(${table}) ${part}`, { display: "none" });
globalStyle(`html:has(${table}) ${page}`, { display: "block", maxWidth: "none", padding: 0 });
globalStyle(`html:has(${table}):root`, {
  vars: { "--navigation-height": controlsHeight },
  scrollPaddingBottom: space(13),
});

export const bar = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: space(1),
  width: "100%",
  maxWidth: "1100px",
  marginInline: "auto",
  padding: `${space(1.25)} ${space(1.5)}`,
  "@media": { [media.desktop]: { padding: `${space(2)} ${space(2.5)}` } },
});

/** In the font of the leaves, so that it has loaded before their text is here. */
export const title = style({
  minWidth: 0,
  fontFamily: bookFont,
  fontSize: "1.125rem",
  textAlign: "center",
  "@media": { [media.desktop]: { fontSize: "1.25rem" } },
});

export const tools = style({ display: "flex", gap: space(1), justifySelf: "end" });
