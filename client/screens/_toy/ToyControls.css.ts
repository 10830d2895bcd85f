import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, pebble, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, mid, wash } from "#client/theme/weather.css.ts";

/** Where there is no room for six names in a row. */
const narrow = "(max-width: 22.49rem)";

export const part = style({ minWidth: 0, border: 0, display: "grid", alignContent: "start", gap: space(0.75) });

export const label = style({ fontSize: size.label, fontWeight: 600, lineHeight: 1.3 });

/** Six in a row, and fewer where letters are larger. */
export const faces = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(2.9rem, 1fr))",
  gap: "2px",
  marginInline: space(-0.75),
  "@media": { [narrow]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

const corners = "15px 14px 16px 13px";

export const face = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: "3px",
  minWidth: 0,
  minHeight: "72px",
  padding: "5px 0 4px",
  borderRadius: corners,
  fontSize: size.face,
  fontWeight: 600,
  letterSpacing: "-.018em",
  lineHeight: 1.1,
  textAlign: "center",
  selectors: {
    "&:hover": { background: color.sunken },
    "&[aria-pressed='true']": { boxShadow: `inset 0 0 0 2.5px ${mid}`, color: ink },
    "&:focus-visible": { borderRadius: corners, outlineOffset: "-1px" },
  },
  "@media": { [media.forced]: { selectors: { "&[aria-pressed='true']": { outline: "3px solid Highlight" } } } },
});

const shape = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.625rem",
  background: wash,
  fontFamily: font.emoji,
  fontSize: "1.5rem",
  letterSpacing: 0,
  lineHeight: 1,
});

export const pebbles = [
  style([shape, { borderRadius: pebble.a }]),
  style([shape, { borderRadius: pebble.b }]),
  style([shape, { borderRadius: pebble.c }]),
  style([shape, { borderRadius: pebble.d }]),
];

export const deeds = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.25rem, 100%), 1fr))",
  gap: space(1),
});

const deed = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.25),
  minHeight: target.regular,
  padding: `${space(0.75)} ${space(1.5)}`,
  borderRadius: corners,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  fontSize: size.label,
  fontWeight: 600,
  lineHeight: 1.18,
  selectors: {
    "&:hover": { background: color.sunken },
    "&:focus-visible": { borderRadius: corners },
  },
  "@media": {
    [media.desktop]: { minHeight: "72px" },
    [media.forced]: {
      border: "1px solid",
      selectors: { "&[aria-pressed='true']": { outline: "3px solid Highlight" } },
    },
  },
});

export const gold = style([
  deed,
  {
    selectors: {
      "&[aria-pressed='true']": {
        background: color.goldWash,
        color: color.goldDeep,
        boxShadow: `inset 0 0 0 2px ${color.goldDeep}`,
      },
    },
  },
]);

export const coal = style([
  deed,
  {
    selectors: {
      "&[aria-pressed='true']": {
        background: color.coalWash,
        color: color.coalDeep,
        boxShadow: `inset 0 0 0 2px ${color.coalDeep}`,
      },
    },
  },
]);

/** One line, or two where the window is narrow. */
export const answer = style({
  display: "block",
  minHeight: "1.5rem",
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  lineHeight: 1.4,
  color: color.soft,
  "@media": { [narrow]: { minHeight: "2.8rem" } },
});
