import { globalStyle, style } from "@vanilla-extract/css";
import { day } from "#domain/palette.ts";
import { media, radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  alignItems: "start",
  maxWidth: "640px",
  width: "100%",
  marginInline: "auto",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "248px minmax(0, 680px)",
      gap: space(3),
      maxWidth: "none",
      marginInline: 0,
    },
  },
});

const paper = {
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
} as const;

export const side = style({
  ...paper,
  position: "sticky",
  top: space(2.5),
  maxHeight: `calc(100dvh - ${space(5)})`,
  overflowY: "auto",
  padding: space(1.25),
});

export const fold = style({ ...paper, padding: `${space(0.5)} ${space(1.25)}` });

globalStyle(`${fold} > summary`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: target.regular,
  paddingInline: space(1.25),
  fontWeight: 600,
  cursor: "pointer",
  listStyle: "none",
});
globalStyle(`${fold} > summary::-webkit-details-marker`, { display: "none" });

export const sign = style({
  color: color.soft,
  selectors: { [`${fold}[open] > summary > &`]: { transform: "rotate(180deg)" } },
});

export const sheet = style({
  ...paper,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(4.5),
  padding: `${space(3)} ${space(2.5)} ${space(4)}`,
  counterReset: "part",
  lineHeight: 1.65,
  "@media": { [media.tablet]: { padding: `${space(6)} ${space(8)} ${space(7)}` } },
});

/** Long lines are hard to follow. */
globalStyle(`${sheet} :is(p, li)`, { maxWidth: "64ch" });

export const start = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(2) });

export const short = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1.25),
  padding: `${space(2)} ${space(2.5)} ${space(2.25)}`,
  borderRadius: radius.inset,
  background: color.accentWash,
});

export const shortTitle = style({ fontSize: size.lead });

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(1.25) });

/** A link's target keeps a distance from the window's edge. The number hangs in the margin; screen readers skip it. */
export const title = style({
  position: "relative",
  fontSize: "1.5rem",
  scrollMarginTop: space(3),
  counterIncrement: "part",
  "::before": {
    content: ["counter(part)", 'counter(part) / ""'],
    marginInlineEnd: space(1.25),
    color: color.accent,
    fontSize: size.lead,
    fontVariantNumeric: "oldstyle-nums",
  },
  "@media": {
    [media.tablet]: {
      "::before": { position: "absolute", right: `calc(100% + ${space(1.5)})`, margin: 0, lineHeight: 1.75 },
    },
  },
});

/** Two lists side by side; stacked on a phone. */
export const halves = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: space(1.5),
});

export const half = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space(1),
  padding: `${space(1.75)} ${space(2)} ${space(2)}`,
  borderRadius: radius.inset,
  background: color.sunken,
});

export const halfTitle = style({ fontSize: size.lead });

// Print dark text without the rest of the page, in either theme.
const printed = `:root:root:has(${sheet})`;
globalStyle(printed, {
  "@media": {
    print: {
      colorScheme: "light",
      vars: {
        [color.ink]: day.ink,
        [color.soft]: day.soft,
        [color.accent]: day.ink,
        [color.surface]: "transparent",
        [color.sunken]: "transparent",
        [color.accentWash]: "transparent",
        [color.skyLow]: "transparent",
      },
    },
  },
});
globalStyle(`${printed} :is(header, nav, details, [aria-hidden='true'], [aria-label='Back'])`, {
  "@media": { print: { display: "none" } },
});
globalStyle(`${printed} :is(${side}, ${sheet}, ${short}, ${half})`, {
  "@media": { print: { padding: 0, boxShadow: "none" } },
});
globalStyle(`${printed} ${columns}`, { "@media": { print: { display: "block", maxWidth: "none" } } });
globalStyle(`${printed} ${part}`, { "@media": { print: { breakInside: "avoid" } } });
