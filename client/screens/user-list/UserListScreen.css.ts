import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

export const bar = style({
  display: "grid",
  gap: space(1.5),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

/** On a phone the links share a row; at 320 px each has its own. */
export const links = style({ display: "flex", flexWrap: "wrap", gap: space(1) });

globalStyle(`${links} > *`, { flex: "1 1 auto", paddingInline: space(1.5) });

/** The people beside the connected ones and the invitation; above them on a phone. */
export const columns = style({
  display: "grid",
  gap: space(2),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": {
    [media.beside]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gap: space(2.5), gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr)" },
  },
});
