import { style } from "@vanilla-extract/css";
import { space, size } from "#client/theme/sizes.ts";

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(0.75),
  maxWidth: "62ch",
  marginTop: "1px",
});

export const heading = style({ fontSize: size.small, fontWeight: 600, lineHeight: 1.4, marginTop: space(0.25) });

/** Keeps the person's own line breaks. */
export const text = style({ fontSize: size.label, lineHeight: 1.5, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const more = style({ justifySelf: "start", marginLeft: space(-2), marginBlock: space(-1) });
