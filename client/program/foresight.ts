import { useEffect } from "react";
import { matchRoutes, type LoaderFunction } from "react-router-dom";
import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { endSwaps } from "#client/ui/motion/Swap.tsx";
import type { SessionScope } from "#client/chrome/session/sessionState.ts";
import { clock } from "#client/platform/clock.ts";

// A link that is focused or pressed is likely to be followed, so its screen's code and data are prefetched. Data
// requested before a write is refetched when it is shown (client/data/relay/news.ts).

/** A loader that can also prefetch before its route is entered. */
export type ForesightedLoader = LoaderFunction & { askAhead?: (search: string) => void };

export const keptMs = 2_000;

/**
 * Turns a query function into a loader that fetches once, even when prefetched. Unused data is dropped after 2 seconds.
 */
export function withForesight<Query extends OperationType>(
  ask: (search: URLSearchParams) => PreloadedQuery<Query>,
): ForesightedLoader {
  let early: { search: string; queryRef: PreloadedQuery<Query>; keep: () => void } | undefined;
  const giveUp = () => {
    early?.keep();
    early?.queryRef.dispose();
    early = undefined;
  };
  const take = (search: string) => {
    if (early?.search !== search) return giveUp();
    const { queryRef, keep } = early;
    keep();
    early = undefined;
    return queryRef;
  };

  const load: LoaderFunction = ({ request }) => {
    const { search } = new URL(request.url);
    const queryRef = take(search) ?? ask(new URLSearchParams(search));
    request.signal.addEventListener("abort", queryRef.dispose);
    return queryRef;
  };
  const askAhead = (search: string) => {
    if (early?.search === search) return;
    giveUp();
    early = { search, queryRef: ask(new URLSearchParams(search)), keep: clock.after(keptMs, giveUp) };
  };
  return Object.assign(load, { askAhead });
}

/** While mounted, prefetches the screens of links the person is about to follow and ends running animations. */
export function useForesight({ routes }: SessionScope["router"]): void {
  useEffect(() => {
    const prepare = (event: Event) => {
      const url = addressIn(event);
      if (!url || url.pathname === window.location.pathname) return;
      for (const { route } of matchRoutes([...routes], url.pathname) ?? []) {
        // Following the link shows the error.
        if (typeof route.lazy === "object") void route.lazy.Component?.().catch(() => undefined);
        (route.loader as ForesightedLoader | undefined)?.askAhead?.(url.search);
      }
    };
    const listeners = [
      ["pointerdown", endSwaps],
      ["keydown", endSwaps],
      ["pointerdown", prepare],
      ["focusin", prepare],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, [routes]);
}

/** Returns the address of the link under the event if it opens one of our screens in this tab. */
function addressIn({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : undefined;
}
