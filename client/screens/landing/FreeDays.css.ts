import { style } from "@vanilla-extract/css";
import { atNight } from "#client/theme/night.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The picture goes above the words where large letters leave no room beside it. */
export const box = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(2)}`,
  padding: space(2),
  borderRadius: radius.inset,
  background: color.sunken,
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const picture = style([
  {
    flex: "none",
    display: "block",
    width: "72px",
    height: "58px",
    overflow: "hidden",
    borderRadius: radius.control,
    background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyLow})`,
    "@media": { [media.tablet]: { width: "96px", height: "77px" } },
  },
  atNight({ background: `linear-gradient(180deg, ${color.accentWash}, ${color.sunken})` }),
]);

export const about = style({ flex: "1 1 8rem", minWidth: 0 });

export const heading = style({ fontSize: size.lead });

export const words = style({ paddingTop: space(0.5), fontSize: size.small, lineHeight: 1.45 });
