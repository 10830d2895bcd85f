import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const title = style({ marginBottom: space(0.75), fontSize: "2.125rem", textAlign: "center" });

export const foot = style({ display: "flex", justifyContent: "center", marginBlock: `-${space(1)}` });

/** Never broken over two lines. */
export const whole = style({ whiteSpace: "nowrap" });

export const question = style({ color: color.soft, fontWeight: 400 });
