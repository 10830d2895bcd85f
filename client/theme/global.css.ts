import "./fonts.css.ts";
import { globalStyle } from "@vanilla-extract/css";
import { font } from "./fonts.css.ts";
import { layer, media, motion, radius, safe, size } from "./sizes.ts";
import { color } from "./tokens.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box", margin: 0, padding: 0 });

globalStyle("html", {
  background: color.skyLow,
  WebkitTextSizeAdjust: "100%",
  WebkitTapHighlightColor: "transparent",
});

globalStyle("body", {
  // Makes the sky as tall as the page.
  position: "relative",
  minHeight: "100dvh",
  minWidth: "320px",
  padding: `${safe.top} ${safe.right} 0 ${safe.left}`,
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.body,
  lineHeight: 1.5,
  fontSynthesis: "none",
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});

// Keeps scrolling content off the device's status bar.
globalStyle("body::before", {
  content: "''",
  position: "fixed",
  zIndex: layer.navigation,
  insetInline: 0,
  top: 0,
  height: safe.top,
  background: `linear-gradient(${color.skyTop} calc(100% - 16px), transparent)`,
});

globalStyle("h1, h2, h3", {
  fontFamily: font.display,
  fontWeight: 560,
  letterSpacing: "-.012em",
  lineHeight: 1.16,
  textWrap: "balance",
});

globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle("button", { background: "none", border: 0, cursor: "pointer", textAlign: "inherit" });
// Each line of people's own text follows its script's direction and alignment.
globalStyle("[dir='auto']", { unicodeBidi: "plaintext" });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("img, svg", { display: "block", maxWidth: "100%" });
globalStyle("a", { color: color.accent, textUnderlineOffset: ".18em" });
globalStyle("[hidden]", { display: "none !important" });
globalStyle("::placeholder", { color: color.soft, opacity: 1 });
globalStyle("::selection", { background: color.gold, color: "#1f2a37" });

globalStyle(":focus-visible", {
  outline: `3px solid ${color.focus}`,
  outlineOffset: "3px",
  borderRadius: radius.small,
});
// Colour and shadow alone show what is chosen, and high contrast has neither.
globalStyle(
  "[role='radio'][aria-checked='true'], [role='tab'][aria-selected='true'], [aria-pressed='true'], nav [aria-current='page']",
  {
    "@media": {
      [media.forced]: {
        background: "Highlight !important",
        color: "HighlightText !important",
        forcedColorAdjust: "none",
      },
    },
  },
);
// Focus set by script, not by a person: a heading after navigation, a dialog's box.
globalStyle("[tabindex='-1']:focus", { outline: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.still]: {
      animationDuration: "0.01ms !important",
      animationDelay: "0s !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      transitionDelay: "0s !important",
    },
  },
});

globalStyle("a, button, [role='radio']", {
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  touchAction: "manipulation",
});
