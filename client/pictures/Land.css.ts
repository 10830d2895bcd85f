import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";
import { fadesIn } from "./Picture.css.ts";

export const land = style([fadesIn, { position: "absolute", inset: 0, width: "100%", height: "100%" }]);

/** Everything in the sky except the sun. Pictures with text there hide it. */
export const aloft = style({});

const drifts = keyframes({ from: { transform: "translateX(-30px)" }, to: { transform: "translateX(60px)" } });

const drifting = style({
  animation: `${drifts} 60s ease-in-out infinite alternate`,
  "@media": { [media.still]: { animation: "none" } },
});

export const nearCloud = drifting;
export const farCloud = style([drifting, { animationDuration: "84s" }]);
export const lowCloud = style([drifting, { animationDuration: "72s", animationDirection: "alternate-reverse" }]);
