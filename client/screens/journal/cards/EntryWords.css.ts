import { style } from "@vanilla-extract/css";
import { space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(1) });

export const heading = style({ fontSize: size.small, lineHeight: 1.4, color: color.soft, marginBottom: "2px" });

/** Line ends are the person's own. */
export const text = style({ fontSize: size.label, lineHeight: 1.5, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const more = style({ justifySelf: "start", marginLeft: space(-1.5), marginBlock: space(-1) });
