import { style } from "@vanilla-extract/css";
import { media } from "../theme/sizes.ts";
import { fadesIn } from "./Picture.css.ts";

export const picture = style([fadesIn, { position: "absolute", inset: 0 }]);

/** Stands on the near hill, whatever the picture's shape. */
export const scale = style({
  position: "absolute",
  insetInline: 0,
  bottom: "12%",
  width: "min(78%, 260px)",
  marginInline: "auto",
  "@media": {
    [media.low]: { display: "none" },
    [`${media.desktop} and (min-height: 30rem)`]: { bottom: "23%", width: "min(76%, 560px)" },
  },
});
