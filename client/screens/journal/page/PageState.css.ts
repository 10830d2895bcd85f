import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The last line of the sheet. Only a desktop shows it. */
export const line = style({
  display: "none",
  "@media": {
    [media.desktop]: { display: "flex", alignItems: "center", gap: space(2), flex: "1 1 auto", minWidth: 0 },
  },
});

export const dock = style({ display: "flex", alignItems: "center", gap: space(1.5), minWidth: 0 });

export const words = style({
  display: "grid",
  minWidth: 0,
  fontSize: size.small,
  lineHeight: 1.25,
  color: color.soft,
  selectors: {
    [`${line} > &`]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `0 ${space(2)}`,
      flex: "1 1 auto",
    },
  },
});

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const count = style({
  selectors: { [`${dock} &`]: { ...cut, fontWeight: 600, color: color.ink } },
});

export const kept = style({
  selectors: {
    [`${dock} &`]: { ...cut, fontSize: size.tiny },
    [`${line} &`]: { display: "inline-flex", alignItems: "center", gap: space(0.5) },
  },
});

export const earned = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  gap: "5px",
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 600,
  lineHeight: 1,
  color: color.goldDeep,
});
