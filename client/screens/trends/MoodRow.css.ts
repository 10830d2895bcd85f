import { globalStyle, style } from "@vanilla-extract/css";
import { media, motion, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The face, the words and the chevron, which has a column of its own. */
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  width: "100%",
  minHeight: "50px",
  paddingBlock: "5px",
  lineHeight: 1.3,
  "@media": { [media.desktop]: { minHeight: "48px" } },
});

globalStyle(`${row} > :first-child`, { flex: "none", width: "40px" });

/** Without a note. It keeps the chevron's column empty. */
export const bare = style({ paddingRight: `calc(20px + ${space(1.5)})` });

/**
 * On a phone the note's start is below the name; on a desktop between name and time. Large letters put the time below
 * the name.
 */
export const words = style({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space(1.5),
  minWidth: 0,
});

export const opener = style({
  color: "inherit",
  textAlign: "start",
  selectors: {
    "&:hover": { background: `color-mix(in srgb, ${color.accentWash} 55%, transparent)` },
    "&:focus-visible": { borderRadius: radius.small, outlineOffset: "-2px" },
  },
});

export const name = style({ flex: "none", maxWidth: "100%", fontWeight: 600 });

export const start = style({
  order: 1,
  flex: "0 0 100%",
  minWidth: 0,
  overflow: "hidden",
  color: color.soft,
  fontSize: size.small,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.desktop]: { order: 0, flex: "1 1 0" } },
});

export const time = style({ flex: "none", marginLeft: "auto", color: color.soft, fontSize: size.tiny });

export const chevron = style({
  flex: "none",
  display: "grid",
  justifyItems: "center",
  width: "20px",
  color: color.soft,
  transition: `transform ${motion.quick}`,
});

export const unfolded = style({ transform: "rotate(180deg)" });

export const whole = style({ paddingLeft: "52px" });
