import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

/** Lines up its label, not its padding, with the page; on a narrow phone the title then fits on one line. */
export const outdented = style({ flex: "none", marginInline: space(-1.5) });
