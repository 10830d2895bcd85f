import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, motion, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const row = style({ display: "grid", gap: "14px", "@media": { [media.desktop]: { gap: space(2.5) } } });

export const rows = styleVariants({
  large: [row, { gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" }],
  /** Three per line on the narrowest phone, or all in one column. */
  small: [
    row,
    { gap: "10px", gridTemplateColumns: "repeat(auto-fit, minmax(clamp(30%, (20rem - 100%) * 999, 100%), 1fr))" },
  ],
  regular: [row, { gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))" }],
});

const corners = "26px 22px 26px 22px / 22px 26px 22px 26px";

export const card = style([
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    minWidth: 0,
    borderRadius: corners,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1.5px ${color.edge}`,
    transition: `transform ${motion.calm} ${motion.ease}, box-shadow ${motion.calm}`,
    selectors: {
      "&:hover": {
        transform: "translateY(-3px) rotate(-.4deg)",
        boxShadow: `${color.liftTwo}, 0 0 0 1.5px ${color.accent}`,
      },
      "&[aria-checked='true']": { boxShadow: `${color.liftOne}, 0 0 0 3px ${color.accent}` },
      "&:focus-visible": { borderRadius: corners },
    },
    "@media": { [media.still]: { transition: "none", selectors: { "&:hover": { transform: "none" } } } },
  },
  forcedEdge,
]);

/** The picture's meadow extends to the sides of the card. */
export const picture = style({
  height: "124px",
  paddingTop: space(2),
  overflow: "hidden",
  borderRadius: "26px 22px 0 0 / 22px 26px 0 0",
  background: `linear-gradient(180deg, color-mix(in srgb, ${color.skyTop} 75%, transparent), color-mix(in srgb, ${color.skyLow} 60%, transparent))`,
  selectors: {
    [`${rows.large} &`]: { height: "168px" },
    [`${rows.small} &`]: { height: "84px", paddingTop: space(1) },
  },
  "@media": {
    [media.desktop]: {
      height: "200px",
      paddingTop: space(3.25),
      selectors: { [`${rows.large} &`]: { height: "250px" }, [`${rows.small} &`]: { height: "112px" } },
    },
  },
});

const smallWords = {
  padding: `${space(1)} ${space(0.5)} ${space(1.5)}`,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 600,
  letterSpacing: "normal",
};

export const words = style({
  alignSelf: "center",
  padding: space(1.5),
  fontFamily: font.display,
  fontSize: "1.0625rem",
  fontWeight: 560,
  letterSpacing: "-.012em",
  lineHeight: 1.2,
  textAlign: "center",
  textWrap: "balance",
  selectors: {
    [`${rows.large} &`]: { padding: `${space(1.75)} ${space(2.25)} ${space(2)}`, fontSize: "1.1875rem" },
    [`${rows.small} &`]: smallWords,
  },
  "@media": {
    [media.desktop]: {
      padding: `${space(2.25)} ${space(2.5)} ${space(2.75)}`,
      fontSize: "1.375rem",
      selectors: { [`${rows.small} &`]: smallWords },
    },
  },
});
