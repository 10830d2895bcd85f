import { style } from "@vanilla-extract/css";

export const heading = style({ margin: "-12px 0 20px", fontSize: "1.75rem", textAlign: "center" });
