import "#client/ui/fields/Form.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, radius, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Where there is room, the faces are beside the picture, the button and the texts, in this order. */
export const form = style({
  "@media": {
    [media.beside]: {
      display: "grid",
      gridTemplate: "auto auto 1fr / minmax(0, 1.35fr) minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space(2),
    },
    [media.desktop]: { columnGap: space(3) },
  },
});
globalStyle(`${form} > :first-child`, { "@media": { [media.beside]: { display: "contents" } } });

/** Sized so that all faces and the button fit on one phone screen. */
export const faces = style([
  {
    minWidth: 0,
    marginInline: space(-1),
    padding: "13px 6px 8px",
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
    "@media": {
      [media.beside]: { gridArea: "1 / 1 / span 3", marginInline: 0 },
      [media.desktop]: { padding: "22px 20px 20px" },
    },
  },
  forcedEdge,
]);

/** Reserved while the picture loads. */
export const picture = style({ gridArea: "1 / 2", height: "190px" });

export const words = style([
  {
    minWidth: 0,
    padding: space(2.5),
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
    "@media": { [media.beside]: { gridArea: "3 / 2" }, [media.desktop]: { padding: space(3) } },
  },
  forcedEdge,
]);

/** No box on a phone, so that the dock sticks within the whole form. Elsewhere the button is below the picture. */
export const end = style({
  display: "contents",
  "@media": { [media.beside]: { gridArea: "2 / 2", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The same height with and without its button. */
export const again = style({ display: "grid", justifyItems: "center", minHeight: target.small });
