import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";
import { LocalNotifications } from "@capacitor/local-notifications";
import { addressOf } from "./address.ts";

/** Handles the device's back button, links into and out of the app, and taps on notifications. */
export async function openFrame(baseUrl: string): Promise<void> {
  void App.addListener("backButton", ({ canGoBack }) => goBack(canGoBack));
  void App.addListener("appUrlOpen", ({ url }) => {
    const path = pathIn(url, baseUrl);
    if (path) goTo(path);
  });
  void LocalNotifications.addListener("localNotificationActionPerformed", ({ notification }) => {
    const { path }: { path?: unknown } = notification.extra ?? {};
    if (typeof path === "string") goTo(path);
  });
  // What looks for the server when the network is back does so when the app is, too.
  void App.addListener("resume", () => window.dispatchEvent(new Event("online")));
  document.addEventListener("click", (event) => openTab(event, baseUrl));

  const launch = await App.getLaunchUrl().catch(() => undefined);
  const path = launch && pathIn(launch.url, baseUrl);
  if (path) window.history.replaceState(null, "", path);
}

/** Back first closes what is open, then goes to the previous page, then minimizes the app. */
function goBack(canGoBack: boolean): void {
  if (document.querySelector(somethingOpen)) {
    const place = document.activeElement ?? document.body;
    place.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  } else if (canGoBack) {
    window.history.back();
  } else {
    void App.minimizeApp();
  }
}

const somethingOpen = "[role='dialog'], [role='alertdialog'], [role='menu'], [role='listbox']";

/** The router handles this like the browser's own buttons. */
function goTo(path: string): void {
  window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

/** Accepts `kindling://mood` and the same page of the hosted app. */
function pathIn(url: string, baseUrl: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, host, pathname, search } = new URL(url);
  if (protocol === "kindling:") return `/${host}${pathname}`.replace(/^\/+/, "/") + search;
  return origin === new URL(baseUrl).origin ? pathname + search : undefined;
}

/** An app has no tabs, so a new tab opens the hosted page in a browser above the app. */
function openTab(event: MouseEvent, baseUrl: string): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[target='_blank']") : null;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  const isOwn = link.origin === window.location.origin;
  void Browser.open({ url: isOwn ? addressOf(link.pathname + link.search, baseUrl) : link.href });
}
