import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

/** Aligns its label with the page, not its padding. On a narrow phone the title then fits on one line. */
export const outdented = style({ flex: "none", marginInline: space(-1.5) });
