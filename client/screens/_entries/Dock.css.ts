import { globalStyle, style } from "@vanilla-extract/css";
import { layer, media, navigationHeight, safe, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const typing = "html:has(:is(textarea, input):focus)";
const touch = "(pointer: coarse) and (max-width: 1023.98px) and (min-height: 30.01rem)";
const above = `calc(${navigationHeight} + ${safe.bottom})`;
/** As high without an answer as with it. */
const height = "calc(20px + 3.25rem)";
// Across the window without making it wider.
const paper = `linear-gradient(${color.line} 1px, ${color.raised} 1px) fill 0 / 0 / 0 100vw`;

/** Where it does not stick, it stands in the flow: in a low window, and where the keyboard of a touch screen takes the room. */
const flows = { position: "static", borderImageSource: "none" } as const;

export const dock = style({
  position: "sticky",
  zIndex: layer.dock,
  bottom: above,
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  minHeight: height,
  paddingBlock: space(1.25),
  borderImage: paper,
  "@media": {
    [media.low]: flows,
    [media.desktop]: { ...flows, minHeight: 0, padding: 0 },
    [touch]: { selectors: { [`${typing} &`]: flows } },
  },
});

globalStyle(`${dock} > button`, { flex: 1 });

export const answer = style({ flex: "none", "@media": { [media.desktop]: { display: "none" } } });

// What is focused scrolls clear of the navigation and the dock (WCAG 2.4.11).
globalStyle(`html:has(main ${dock})`, {
  scrollPaddingBottom: `calc(${above} + ${height} + ${space(1)})`,
  "@media": { [media.low]: { scrollPaddingBottom: 0 }, [media.desktop]: { scrollPaddingBottom: 0 } },
});
globalStyle(`${typing}:has(main ${dock})`, { "@media": { [touch]: { scrollPaddingBottom: above } } });
