import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { listHeight, popover } from "./Select.css.ts";

/** A list that fills its box keeps that height while it is filtered, or it would jump to the other side of its button. */
export const longPopover = style([popover, { height: listHeight }]);

export const search = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  paddingBottom: space(0.75),
  background: color.surface,
});

export const noMatch = style({ display: "block", padding: `${space(1.25)} ${space(1.5)}`, color: color.soft });
