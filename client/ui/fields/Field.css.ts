import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { motion, radius, space, target, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  rowGap: "7px",
  minWidth: 0,
  alignContent: "start",
});

globalStyle(`${field} > *`, { gridColumn: "1 / -1" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space(1.5),
});

/** The label style of all fields, options and settings rows. */
export const labelWords = style({ fontSize: size.label, fontWeight: 600, lineHeight: 1.35, color: color.ink });

export const labelText = style([labelWords, { gridColumn: "1", alignSelf: "baseline" }]);

/** Across from the label. */
export const labelEnd = style({ gridColumn: "2", gridRow: "1", alignSelf: "baseline" });

export const hintText = style({
  flex: "1 1 7em",
  maxWidth: "100%",
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.soft,
});

export const errorText = style({
  display: "flex",
  gap: space(0.75),
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  color: color.danger,
});

export const control = style({
  width: "100%",
  minHeight: target.regular,
  padding: `${space(1.25)} ${space(1.75)}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.ink,
  fontFamily: font.text,
  // iOS zooms into fields with text below 16 px.
  fontSize: size.body,
  lineHeight: 1.4,
  textAlign: "start",
  transition: `border-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: color.soft },
    "&:focus-visible": { borderColor: color.accent, borderRadius: radius.control, outlineOffset: "2px" },
    "&[aria-invalid='true']": { borderColor: color.danger },
    "&:-webkit-autofill": {
      WebkitTextFillColor: color.ink,
      boxShadow: `0 0 0 1000px ${color.accentWash} inset`,
      caretColor: color.ink,
    },
    "&:disabled": { background: color.sunken, color: color.soft },
  },
});
