import { style } from "@vanilla-extract/css";
import { measure, media, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { beside } from "./Hero.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [beside]: { gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr)" } },
});

/** The registration form needs more space than the picture leaves. */
export const roomForForm = style([
  page,
  { "@media": { [beside]: { gridTemplateColumns: "minmax(0, 1fr) min(824px, 66vw)" } } },
]);

/** On a desktop it is always in sight, so a scroll to it goes to the top of the page. */
const place = style({
  scrollMarginTop: space(2),
  width: `calc(100% - ${space(4)})`,
  marginInline: "auto",
  paddingTop: space(2.5),
  "@media": {
    [beside]: {
      scrollMarginTop: "100vh",
      alignSelf: "start",
      width: `calc(100% - ${space(8)})`,
      paddingBlock: space(4),
    },
  },
});

/** In the middle of a high window, from a top that no late font moves. */
export const narrow = style([
  place,
  {
    maxWidth: "26rem",
    "@media": {
      [media.beside]: { maxWidth: "28rem" },
      [beside]: { paddingTop: `max(${space(8.5)}, calc(50dvh - 17rem))` },
    },
  },
]);
export const wide = style([
  place,
  {
    maxWidth: "760px",
    // So that a scroll to it reaches its top before the form is loaded.
    minHeight: "100dvh",
    // At its top right is the theme's button.
    "@media": { [beside]: { width: `calc(100% - ${space(4)})`, paddingTop: space(8.5) } },
  },
]);

export const legal = style({ paddingTop: space(2), maxWidth: measure.form, marginInline: "auto" });

export const title = style({ marginBottom: space(0.75), fontSize: "2.125rem", textAlign: "center" });

export const foot = style({ display: "flex", justifyContent: "center", marginBlock: `-${space(1)}` });

/** Never broken over two lines. */
export const whole = style({ whiteSpace: "nowrap" });

export const question = style({ color: color.soft, fontWeight: 400 });
