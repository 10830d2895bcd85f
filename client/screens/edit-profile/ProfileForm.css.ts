import { globalStyle, style } from "@vanilla-extract/css";
import { media, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { fields } from "#client/ui/fields/Form.css.ts";
import { scene } from "./PictureField.css.ts";

const form = `form:has(${scene})`;
const padding = { phone: space(2.5), desktop: space(3) };

/** The fields. Below them, on the same sheet, are the buttons, which stay in use while the form is sent. */
export const place = style({
  gridArea: "fields",
  padding: `${padding.phone} ${padding.phone} 0`,
  "@media": { [media.desktop]: { padding: `${padding.desktop} ${padding.desktop} 0` } },
});

export const ends = style({
  gridArea: "ends",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space(1.25),
  padding: padding.phone,
  "@media": { [media.desktop]: { padding: padding.desktop } },
});

globalStyle(form, {
  display: "grid",
  gridTemplate: `"picture" auto "fields" auto "ends" auto / minmax(0, 1fr)`,
  gap: `0 ${space(2.5)}`,
  "@media": {
    [media.beside]: {
      gridTemplate: `"picture fields" auto "picture ends" 1fr / minmax(0, .8fr) minmax(0, 1.2fr)`,
      alignItems: "start",
    },
  },
});

// The sheet below the fields and the buttons.
globalStyle(`${form}::before`, {
  content: "",
  gridRow: "2 / 4",
  gridColumn: 1,
  alignSelf: "stretch",
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  "@media": { [media.beside]: { gridRow: "1 / 3", gridColumn: 2 }, [media.forced]: { border: "1px solid" } },
});

globalStyle(`${form} > ${fields}`, { display: "contents" });

globalStyle(`${form} ${scene}`, {
  gridArea: "picture",
  marginBottom: space(2),
  "@media": { [media.beside]: { minHeight: "360px", marginBottom: 0 } },
});
