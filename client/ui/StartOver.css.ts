import { style } from "@vanilla-extract/css";
import { space } from "../theme/sizes.ts";

/** Its words, not its edge, line up with the page; on a narrow phone that leaves the title its one line. */
export const outdented = style({ flex: "none", marginInline: space(-1.5) });
