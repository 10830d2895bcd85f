import { style } from "@vanilla-extract/css";
import { color } from "../theme/tokens.css.ts";
import { picture } from "./EmptyState.css.ts";

export const trouble = style([picture, { background: color.dangerWash, color: color.danger }]);
