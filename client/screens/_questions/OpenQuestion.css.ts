import { style } from "@vanilla-extract/css";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A grid of faces lies on paper, as wide as a phone allows. */
export const sheet = style({
  marginInline: space(-1),
  padding: "18px 6px 10px",
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  "@media": { [media.desktop]: { marginInline: 0, padding: "22px 20px 20px" } },
});

const words = style({ marginBottom: space(1.75), fontSize: size.ask });

export const heading = style([words, { selectors: { [`${sheet} > &`]: { paddingLeft: space(1) } } }]);

/** Of the first question. */
export const headline = style([
  words,
  {
    marginBlock: `${space(1)} ${space(2.25)}`,
    fontSize: "2.25rem",
    "@media": { [media.desktop]: { fontSize: "2.75rem" } },
  },
]);
