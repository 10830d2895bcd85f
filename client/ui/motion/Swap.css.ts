import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { motion } from "#client/theme/sizes.ts";

/** Marks the content that leaves. */
export const leaving = style({});

const leave = keyframes({ to: { opacity: 0, transform: "translateY(-8px)" } });

// Excludes the rest of the page, so it stays usable during the transition.
globalStyle(":root", { viewTransitionName: "none" });
globalStyle("::view-transition", { pointerEvents: "none" });
globalStyle(`::view-transition-old(.${leaving})`, { animation: `${leave} ${motion.quick} ${motion.ease} both` });
