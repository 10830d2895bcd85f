import { globalStyle, style } from "@vanilla-extract/css";
import { media, radius, size, space, target } from "#client/theme/sizes.ts";

export const header = style({
  gridArea: "top",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1.5),
  minHeight: "68px",
  "@media": { [media.desktop]: { minHeight: "76px" } },
});

export const brandLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: target.small,
  textDecoration: "none",
  borderRadius: radius.small,
});

export const tools = style({
  display: "flex",
  gap: space(1.25),
  "@media": { "(max-width: 359px)": { gap: space(0.75) } },
});

const narrow = "(max-width: 359px)";

// Four tools leave room for the name alone.
globalStyle(`${header} a${brandLink} > *`, { "@media": { [narrow]: { gap: "4px", fontSize: size.body } } });
globalStyle(`${header}:has(${tools} > :nth-child(4)) ${brandLink} svg`, {
  "@media": { [narrow]: { display: "none" } },
});
