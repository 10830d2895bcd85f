import { globalStyle, style } from "@vanilla-extract/css";
import { space, size } from "#client/theme/sizes.ts";

/** Not a grid, so that the first words can flow around the time. */
export const words = style({ maxWidth: "62ch", marginTop: "1px" });

globalStyle(`${words} > * + *`, { marginTop: space(0.75) });

export const heading = style({ fontSize: size.small, fontWeight: 600, lineHeight: 1.4, marginTop: space(0.25) });

/** Keeps the person's own line breaks. */
export const text = style({ fontSize: size.label, lineHeight: 1.5, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

/** Its first line looks like a title. */
export const opening = style([text, { paddingTop: "9px", "::first-line": { fontWeight: 600 } }]);

export const firstWords = style({
  display: "inline",
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: "inherit",
  letterSpacing: "inherit",
  lineHeight: "inherit",
});

export const more = style({ marginLeft: space(-2), marginBlock: space(-1) });
