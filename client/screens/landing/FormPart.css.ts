import { style, styleVariants } from "@vanilla-extract/css";
import { media, motion, space, size } from "#client/theme/sizes.ts";
import { font } from "#client/theme/fonts.css.ts";
import { color } from "#client/theme/tokens.css.ts";

export const part = style({
  minWidth: 0,
  border: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  "@media": { "(min-width: 720px)": { gridTemplateColumns: "176px minmax(0, 1fr)", gap: space(3) } },
});

export const head = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  alignSelf: "stretch",
  gap: space(1.5),
  "@media": {
    "(min-width: 720px)": {
      alignItems: "flex-start",
      selectors: {
        [`${part}:not(:last-of-type) > &::before`]: {
          content: "''",
          position: "absolute",
          top: "40px",
          bottom: `calc(-1 * ${space(4)} + 8px)`,
          left: "15px",
          width: "2px",
          background: color.line,
        },
      },
    },
  },
});

const circle = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "32px",
  height: "32px",
  borderRadius: "50%",
  fontFamily: font.display,
  fontWeight: 600,
  lineHeight: 1,
  transition: `background-color ${motion.calm}, color ${motion.calm}`,
});

export const sign = styleVariants({
  open: [circle, { background: color.accentWash, color: color.accent }],
  done: [circle, { background: color.accent, color: color.accentInk }],
});

export const title = style({
  fontSize: size.lead,
  lineHeight: 1.2,
  "@media": { "(min-width: 720px)": { paddingTop: "5px" } },
});

export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  "@media": { [media.tablet]: { rowGap: space(2) } },
});
