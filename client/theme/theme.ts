import { platform } from "#client/platform/platform.ts";
import { chromeColor } from "./tokens.css.ts";

export type ThemeChoice = "system" | "day" | "night";

const storageKey = "kindling.theme";

/** Returns the theme stored on this device, or "system". */
export function themeChoice(): ThemeChoice {
  const stored = platform.storage.device.read(storageKey);
  return stored === "day" || stored === "night" ? stored : "system";
}

export function chooseTheme(choice: ThemeChoice): void {
  platform.storage.device.write(storageKey, choice === "system" ? null : choice);
  apply(choice);
}

export function themeShown(): "day" | "night" {
  const choice = themeChoice();
  if (choice !== "system") return choice;
  return window.matchMedia?.("(prefers-color-scheme: dark)").matches ? "night" : "day";
}

function apply(choice: ThemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;

  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']")) {
    const own = meta.getAttribute("media")?.includes("dark") ? "night" : "day";
    meta.content = chromeColor[choice === "system" ? own : choice];
  }
}

// A prerendered page has no theme.
if (typeof document !== "undefined") apply(themeChoice());
