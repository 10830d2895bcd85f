import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { motion, radius, space, target, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { control } from "./Field.css.ts";
import { floating } from "../overlays/floating.css.ts";

export const button = style([
  control,
  { display: "inline-flex", alignItems: "center", justifyContent: "space-between", gap: space(1), cursor: "pointer" },
]);

export const whole = style({ position: "relative", display: "grid" });

const select = style({ appearance: "none", cursor: "pointer", width: "100%" });

globalStyle(`${select} > option`, { background: color.surface, color: color.ink });

export const selects = styleVariants({
  regular: [control, select, { paddingRight: space(5) }],
  small: [
    select,
    {
      minHeight: target.small,
      padding: `0 ${space(4.5)} 0 ${space(1.75)}`,
      border: `1.5px solid ${color.edge}`,
      borderRadius: radius.control,
      background: color.surface,
      color: color.ink,
      fontFamily: "inherit",
      fontSize: size.label,
      fontWeight: 600,
      selectors: {
        "&:hover": { background: color.accentWash },
        "&:focus-visible": { borderRadius: radius.control },
      },
    },
  ],
});

export const beside = style({
  position: "absolute",
  right: space(1.25),
  top: "50%",
  transform: "translateY(-50%)",
  display: "grid",
  color: color.soft,
  pointerEvents: "none",
});

export const chosen = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const nothingChosen = style([chosen, { color: color.soft }]);

export const arrow = style({
  flex: "none",
  display: "grid",
  color: color.soft,
  transition: `transform ${motion.quick}`,
  selectors: { "[aria-expanded='true'] > &": { transform: "rotate(180deg)" } },
});

/** The greatest height of an open list. */
export const listHeight = "min(var(--popover-available-height, 420px), 420px)";

export const popover = style([
  floating,
  {
    display: "flex",
    flexDirection: "column",
    minWidth: "max(var(--popover-anchor-width), 180px)",
    maxHeight: listHeight,
    overflow: "auto",
    overscrollBehavior: "contain",
    transform: "translateY(-4px)",
    transition: `opacity ${motion.quick}, transform ${motion.quick}`,
  },
]);

export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1.5),
  minHeight: target.small,
  padding: `${space(0.75)} ${space(1.5)}`,
  borderRadius: radius.small,
  fontSize: size.body,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  cursor: "pointer",
  scrollMargin: space(1),
  selectors: {
    "&[aria-selected='true']": { fontWeight: 600, color: color.accent },
    "&[data-active-item]": { background: color.accentWash },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
    "&:active": { background: color.accentWashHover },
  },
});

export const mark = style({ flex: "none", visibility: "hidden" });

globalStyle(`${option}[aria-selected='true'] > ${mark}`, { visibility: "visible" });
