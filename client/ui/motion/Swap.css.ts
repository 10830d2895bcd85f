import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { motion } from "#client/theme/sizes.ts";

/** Names what leaves. */
export const leaving = style({});

const leave = keyframes({ to: { opacity: 0, transform: "translateY(-8px)" } });

// The page around it stays as it is, and can be used meanwhile.
globalStyle(":root", { viewTransitionName: "none" });
globalStyle("::view-transition", { pointerEvents: "none" });
globalStyle(`::view-transition-old(.${leaving})`, { animation: `${leave} ${motion.quick} ${motion.ease} both` });
