import { globalStyle, style } from "@vanilla-extract/css";
import { media, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({
  display: "grid",
  gap: `${space(2.5)} ${space(3)}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
});

/** On a phone the first day alone. */
export const beginning = style([list]);

globalStyle(`${beginning} > :not(:first-child)`, { "@media": { "(max-width: 699px)": { display: "none" } } });

export const more = style({ marginTop: space(1), "@media": { [media.beside]: { display: "none" } } });

export const memory = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space(0.25),
  minWidth: 0,
  paddingLeft: space(1.75),
  borderLeft: `2px dotted ${color.edge}`,
});

export const ago = style({ color: color.soft, fontSize: size.tiny, fontWeight: 600, lineHeight: 1.4 });

export const when = style({ marginInlineStart: space(0.5), fontWeight: 400 });

export const title = style({ fontSize: size.lead, lineHeight: 1.25, overflowWrap: "anywhere" });

/** In place of a title. */
export const unnamed = style([title, { color: color.soft, fontWeight: 500 }]);

export const words = style({ fontSize: size.label, lineHeight: 1.5, overflowWrap: "anywhere" });

/** At the bottom, so that the buttons of neighbouring memories line up. */
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(1),
  marginTop: "auto",
  paddingTop: space(1),
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(0.5)} ${space(2)}`,
  paddingTop: space(0.5),
  fontSize: size.label,
});

export const fact = style({ display: "inline-flex", alignItems: "center", gap: space(0.75) });
