import { useSyncExternalStore } from "react";
import { platform } from "./platform.ts";

/** What Chromium offers a page that it could install. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's offer to install the page, until somebody takes it up in the settings. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    become(event as InstallEvent);
  });
  window.addEventListener("appinstalled", () => become(undefined));
}

/** How this browser installs the page: a function that asks the person, by steps of their own, or not at all. */
export function useInstall(): (() => void) | "bySteps" | undefined {
  const event = useSyncExternalStore(subscribe, () => offered);
  if (event)
    return () => {
      become(undefined);
      void event.prompt();
    };
  // Only Apple's phones have this, and they make no offer.
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === false ? "bySteps" : undefined;
}

/** What an uninstalled Safari does to a diary that waits in it; nothing in any other browser. */
export function clearedBySafari(): string {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  const isSafari = /^((?!chrome|android|crios|fxios).)*safari/i.test(navigator.userAgent);
  return isSafari && standalone !== true && !platform.isNative
    ? " Safari deletes what a site has saved after 7 days without a visit, unless the site is installed."
    : "";
}

function become(event: InstallEvent | undefined): void {
  offered = event;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
