import { platform } from "#client/platform/platform.ts";
import { chromeColor } from "./tokens.css.ts";

/** Which theme a person asked for. "system" follows the device. */
export type ThemeChoice = "system" | "day" | "night";

const storageKey = "kindling.theme";

/** What is chosen on this device. Nothing stored, or nothing readable, means the device decides. */
export function themeChoice(): ThemeChoice {
  const stored = platform.storage.device.read(storageKey);
  return stored === "day" || stored === "night" ? stored : "system";
}

/** Changes the theme at once and remembers it on this device. */
export function chooseTheme(choice: ThemeChoice): void {
  platform.storage.device.write(storageKey, choice === "system" ? null : choice);
  apply(choice);
}

/** Which of the two is on screen now. */
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

apply(themeChoice());
