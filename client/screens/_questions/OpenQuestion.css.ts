import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A grid of faces on a card, as wide as a phone allows. */
export const sheet = style([
  {
    marginInline: space(-1),
    padding: "18px 6px 10px",
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
    "@media": { [media.beside]: { marginInline: 0 }, [media.desktop]: { padding: "22px 20px 20px" } },
  },
  forcedEdge,
]);

const words = style({ marginBottom: space(1.75), fontSize: size.ask });

export const heading = style([words, { selectors: { [`${sheet} > &`]: { paddingLeft: space(1) } } }]);

/** The heading of the first question. Its longest word stays whole on a phone with large letters. */
export const headline = style([
  words,
  {
    marginBlock: `${space(1)} ${space(2.25)}`,
    fontSize: "min(2.25rem, 15.5vw)",
    "@media": { [media.desktop]: { fontSize: "2.75rem" } },
  },
]);
