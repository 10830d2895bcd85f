import { useSyncExternalStore } from "react";
import { chooseTheme, themeChoice, themeShown, type ThemeChoice } from "./theme.ts";

const listeners = new Set<() => void>();

export function useTheme() {
  const choice = useSyncExternalStore(subscribe, themeChoice, () => "system" as const);
  const shown = useSyncExternalStore(subscribe, themeShown, () => "day" as const);
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
