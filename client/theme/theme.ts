import { chromeColor } from "./tokens.css.ts";

/** Which theme a person asked for. "system" follows the device. */
export type ThemeChoice = "system" | "day" | "night";

const storageKey = "kindling.theme";

/** What is chosen on this device. Nothing stored, or nothing readable, means the device decides. */
export function themeChoice(): ThemeChoice {
  const stored = storedChoice();
  return stored === "day" || stored === "night" ? stored : "system";
}

/** Changes the theme at once and remembers it on this device. */
export function chooseTheme(choice: ThemeChoice): void {
  remember(choice);
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

// Storage throws in private windows of some browsers; the theme then lasts as long as the page.
function storedChoice(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function remember(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // As above.
  }
}

apply(themeChoice());
