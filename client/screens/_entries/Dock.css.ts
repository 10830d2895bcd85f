import { globalStyle, style } from "@vanilla-extract/css";
import { layer, media, navigationHeight, safe, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const typing = "html:has(:is(textarea, input):focus)";
const touch = "(pointer: coarse) and (max-width: 1023.98px) and (min-height: 30.01rem)";
/** Above the navigation, and above a bar about the whole product (client/chrome/offline/Bar.css.ts). */
const above = `calc(${navigationHeight} + var(--bar-room, 0px) + ${safe.bottom})`;
/** The same height with and without an answer. */
const height = "calc(20px + 3.25rem)";
// Spans the window without widening it.
const paper = `linear-gradient(${color.line} 1px, ${color.raised} 1px) fill 0 / 0 / 0 100vw`;

/** Not sticky in a low window, or while the touch keyboard takes the space. */
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
  },
});

export const givingWay = style([dock, { "@media": { [touch]: { selectors: { [`${typing} &`]: flows } } } }]);

// Also a wide button leaves room for the answer.
globalStyle(`${dock} > button`, { flex: "1 0 auto", width: "auto" });

/** Shrinks if it does not fit beside the button. */
export const answer = style({ minWidth: 0, "@media": { [media.desktop]: { display: "none" } } });

// Focused elements scroll clear of the navigation and the dock (WCAG 2.4.11).
globalStyle(`html:has(main ${dock})`, {
  scrollPaddingBottom: `calc(${above} + ${height} + ${space(1)})`,
  "@media": { [media.low]: { scrollPaddingBottom: 0 }, [media.desktop]: { scrollPaddingBottom: 0 } },
});
globalStyle(`${typing}:has(main ${givingWay})`, { "@media": { [touch]: { scrollPaddingBottom: above } } });
