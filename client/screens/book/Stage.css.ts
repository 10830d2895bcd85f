import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { paperShadow } from "#client/theme/paper.ts";
import { media, motion, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** How long a leaf turns, on a desktop and on a phone. */
export const turnMs = { leaf: 520, curl: 420 };

export const stage = style({
  position: "relative",
  width: "100%",
  maxWidth: "518px",
  margin: "0 auto",
  padding: `${space(0.75)} ${space(1.75)} ${space(2.5)}`,
  touchAction: "pan-y",
  "@media": { [media.desktop]: { maxWidth: "1008px" } },
});

export const open = style({ position: "relative", outlineOffset: "6px" });

/** A copy of the open leaves, in their place. */
const copy = style({
  position: "absolute",
  inset: `${space(0.75)} ${space(1.75)} ${space(2.5)}`,
  pointerEvents: "none",
});

// On a phone the upper leaf is cut at the curl.
const cut = (seen: string) => `inset(-20px calc((1 - ${seen}) * 100%) -60px -20px)`;
const seen = "var(--seen, var(--from, 1))";
const from = "var(--from, 1)";
// Beyond the leaf, so that the curl has left it.
const [away, over] = ["-.3", "1.1"];

const goesAway = keyframes({ from: { clipPath: cut(from) }, to: { clipPath: cut(away) } });
const comesOver = keyframes({ from: { clipPath: cut(from) }, to: { clipPath: cut(over) } });

export const picture = style([copy]);
export const upper = style({ zIndex: 2 });
export const held = style({ clipPath: cut(seen) });
export const goes = style({ animation: `${goesAway} ${turnMs.curl}ms ${motion.ease} both` });
export const comes = style({ animation: `${comesOver} ${turnMs.curl}ms ${motion.ease} both` });

// The curl is 27 % as wide as the leaf.
const curlAt = (share: string) => `calc((100% - 28px) * ${share} + 14px)`;
const curlGo = keyframes({
  from: { insetInlineStart: curlAt(from) },
  "80%": { opacity: 1 },
  to: { insetInlineStart: curlAt(away), opacity: 0 },
});
const curlCome = keyframes({
  from: { insetInlineStart: curlAt(from) },
  "80%": { opacity: 1 },
  to: { insetInlineStart: curlAt(over), opacity: 0 },
});

export const curl = style({
  position: "absolute",
  zIndex: 3,
  top: "1px",
  bottom: "15px",
  width: "27%",
  marginInlineStart: "-11%",
  borderRadius: "2px 14px 14px 2px / 2px 50% 50% 2px",
  background: `linear-gradient(90deg, ${color.sunken}, ${color.surface} 34%, ${color.surface} 70%, color-mix(in srgb, ${color.lineStrong} 60%, ${color.surface}))`,
  boxShadow: paperShadow.curl,
  transform: "skewY(-2.4deg)",
  pointerEvents: "none",
});
export const curlHeld = style({ insetInlineStart: curlAt(seen) });
export const curlGoes = style({ animation: `${curlGo} ${turnMs.curl}ms ${motion.ease} both` });
export const curlComes = style({ animation: `${curlCome} ${turnMs.curl}ms ${motion.ease} both` });

// On a desktop a leaf turns about the spine.
export const turning = style([copy, { zIndex: 2, perspective: "3000px" }]);

const half = style({ position: "absolute", insetBlock: 0, width: "50%", display: "grid" });

export const staying = styleVariants({ left: [half, { insetInlineStart: 0 }], right: [half, { insetInlineEnd: 0 }] });

const turnsOver = keyframes({ to: { transform: "rotateY(-180deg)" } });
const turnsBack = keyframes({ to: { transform: "rotateY(180deg)" } });
const leaf = style([half, { transformStyle: "preserve-3d" }]);

export const flying = styleVariants({
  forward: [
    leaf,
    {
      insetInlineStart: "50%",
      transformOrigin: "0 50%",
      animation: `${turnsOver} ${turnMs.leaf}ms ${motion.ease} both`,
    },
  ],
  backward: [
    leaf,
    {
      insetInlineStart: 0,
      transformOrigin: "100% 50%",
      animation: `${turnsBack} ${turnMs.leaf}ms ${motion.ease} both`,
    },
  ],
});

const face = style({ gridArea: "1 / 1", display: "grid", backfaceVisibility: "hidden" });
export const front = style([face]);
export const back = style([face, { transform: "rotateY(180deg)" }]);

/** Lies where the person has read. */
export const ribbon = style({
  position: "absolute",
  zIndex: 4,
  top: "-1px",
  insetInlineEnd: "48px",
  width: "22px",
  height: "58px",
  background: color.enamel,
  clipPath: "polygon(0 0, 100% 0, 100% 100%, 50% 84%, 0 100%)",
  pointerEvents: "none",
  "@media": { [media.desktop]: { insetInlineEnd: "60px" } },
});
