import { style } from "@vanilla-extract/css";
import { measure, space } from "../theme/sizes.ts";

export const page = style({
  width: "100%",
  maxWidth: measure.page,
  marginInline: "auto",
  padding: `${space(2)} ${space(2.5)} ${space(6)}`,
});

export const corner = style({ display: "flex", justifyContent: "flex-end", height: "44px", marginBottom: "-28px" });
