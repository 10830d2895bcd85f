import { useSyncExternalStore } from "react";
import { chooseTheme, themeChoice, themeShown, type ThemeChoice } from "#client/theme/theme.ts";

const listeners = new Set<() => void>();

/** The theme asked for, the one on screen, and how to ask for another. All who use it change together. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, themeChoice);
  const shown = useSyncExternalStore(subscribe, themeShown);
  return { choice, shown, choose };
}

function choose(choice: ThemeChoice): void {
  chooseTheme(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const device = window.matchMedia?.("(prefers-color-scheme: dark)");
  device?.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    device?.removeEventListener("change", listener);
  };
}
