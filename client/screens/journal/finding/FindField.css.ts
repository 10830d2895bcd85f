import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

export const frame = style({ display: "flex", alignItems: "center", gap: space(1.25), marginBottom: space(1.25) });

export const field = style({ flex: 1, minWidth: 0 });

/** Among results a desktop shows the calendar at all times, and the field takes the button's room. */
export const isBeside = style({ "@media": { [media.desktop]: { display: "none" } } });
