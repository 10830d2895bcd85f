import { style } from "@vanilla-extract/css";
import { media, radius, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const kinds = style({ display: "grid", gap: space(0.75) });

export const kind = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  minHeight: target.regular,
  padding: `${space(0.5)} ${space(1.75)}`,
  borderRadius: radius.control,
  background: color.sunken,
  fontWeight: 600,
  textAlign: "start",
  selectors: {
    "&:hover": { background: color.accentWash },
    "&[aria-checked='true']": {
      background: color.accentWash,
      color: color.accent,
      boxShadow: `inset 0 0 0 2.5px ${color.accent}`,
    },
  },
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const sign = style({ display: "grid", placeItems: "center", width: "40px" });

export const check = style({ display: "grid", marginInlineStart: "auto" });
