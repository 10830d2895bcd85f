import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, radius, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Sized so that all faces and the button fit on one phone screen. */
export const moodCard = style([
  {
    minWidth: 0,
    marginInline: space(-1),
    padding: "13px 6px 8px",
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
    "@media": { [media.desktop]: { marginInline: 0, padding: "22px 20px 20px" } },
  },
  forcedEdge,
]);

/** Reserved while the picture loads. */
export const answerPlace = style({ height: "190px" });

/** On a desktop the form draws one sheet for these fields and the buttons. */
export const words = style([
  {
    minWidth: 0,
    padding: space(2.5),
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
    "@media": { [media.desktop]: { padding: `${space(3)} ${space(3)} 0`, background: "none", boxShadow: "none" } },
  },
  forcedEdge,
]);

/** No box on a phone, so that the dock sticks within the whole form. */
export const end = style({
  display: "contents",
  "@media": { [media.desktop]: { display: "block", padding: `0 ${space(3)} ${space(1)}` } },
});

/** The same height with and without its button. */
export const again = style({
  display: "grid",
  justifyItems: "center",
  minHeight: target.small,
  "@media": { [media.desktop]: { marginTop: space(1) } },
});
