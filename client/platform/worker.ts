import { helpPath } from "#domain/paths.ts";
import { clock } from "./clock.ts";
import { platform } from "./platform.ts";

/** The shortest time between two checks for an update, which happen when the person returns to the page. */
export const lookEveryMs = 3_600_000;

/**
 * Registers the service worker, or removes it if the operator has switched it off (docs/decisions/0034).
 *
 * @param onNewVersion Called when a new version waits, with the function that starts it.
 * @returns A function that stops the checks for updates.
 */
export function openWorker(onNewVersion: (start: () => void) => void): () => void {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, "serviceWorker">>;
  if (!serviceWorker || platform.isNative || !import.meta.env.PROD) return () => undefined;
  // No request may show that somebody reads the help page.
  if (window.location.pathname === helpPath) return () => undefined;

  const caller = new AbortController();
  const register = async () => {
    if (document.documentElement.dataset.offline === "off") return removeOlder(serviceWorker);
    const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    follow(registration, onNewVersion, caller.signal);
  };
  // Without a worker everything works as before it.
  void register().catch(() => undefined);
  return () => caller.abort();
}

async function removeOlder(serviceWorker: ServiceWorkerContainer): Promise<void> {
  // The update fetches a script that removes the worker.
  for (const registration of await serviceWorker.getRegistrations()) await registration.update();
}

function follow(registration: ServiceWorkerRegistration, onNewVersion: (start: () => void) => void, end: AbortSignal) {
  const greet = async () => {
    const { waiting } = registration;
    if (waiting && (await isOfOtherVersion(waiting))) onNewVersion(() => start(waiting));
  };
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => void greet(), { signal: end });
  };
  let lookedAt = clock.now();
  const look = () => {
    if (document.visibilityState !== "visible" || window.location.pathname === helpPath) return;
    // At the first greeting, another page may have been open.
    void greet();
    if (clock.now() - lookedAt < lookEveryMs) return;
    lookedAt = clock.now();
    void registration.update().catch(() => undefined);
  };

  // First: where a browser blocks workers silently there is no registration, and the caller catches what this throws.
  watch();
  void greet();
  registration.addEventListener("updatefound", watch, { signal: end });
  document.addEventListener("visibilitychange", look, { signal: end });
}

/**
 * Whether the worker has another version than this page. The server may have sent this page in the new version
 * already; then the worker takes over when no other page is open.
 */
function isOfOtherVersion(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data !== "same"), { once: true });
    port1.start();
    worker.postMessage({ entry }, [port2]);
  });
}

function start(worker: ServiceWorker): void {
  worker.addEventListener("statechange", () => worker.state === "activated" && platform.leave.reload());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
  worker.postMessage("take over");
}
