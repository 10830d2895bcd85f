import { style } from "@vanilla-extract/css";
import { size } from "../../theme/sizes.ts";

export const title = style({ fontSize: size.page, textAlign: "center" });
