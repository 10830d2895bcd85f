import { createBrowserRouter, type RouteObject } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { viewerFreshMs } from "#domain/limits.ts";
import { helpPath } from "#domain/paths.ts";
import { dropAll, dropDraftsBefore, hasDrafts } from "#client/platform/drafts.ts";
import type { Platform } from "#client/platform/platform.ts";
import { request, withToken } from "#client/platform/request.ts";
import type { RequestError } from "#client/platform/requestError.ts";
import { connectionOf, createEnvironment } from "#client/data/environment.ts";
import { signOut } from "./signOut.ts";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";
import { arriveAt } from "./arrival.ts";
import type { DataAccess, SessionActions } from "./sessionContext.ts";
import { lookUp } from "./shell.ts";

/** The time from a sign-in to a sign-out, or that of a visitor, with the Relay environment and the router of its own. */
export interface Stay {
  number: number;
  who: "visitor" | "signedIn";
  environment: Environment;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The addresses of each kind of stay. */
export type RoutesOf = Record<Stay["who"], (environment: Environment) => RouteObject[]>;

export type Session =
  | { status: "loading" }
  | { status: "unreachable"; error: unknown }
  /** The page of help stands, and nobody has been looked up. */
  | { status: "help" }
  | { status: "known"; stay: Stay };

export interface SessionStore extends SessionActions {
  current: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Looks up who is here, and opens their stay; at the address of help it asks nothing. */
  begin: () => Promise<void>;
  /** Opens the page of help where there is no stay to open it in. */
  openHelp: () => void;
  end: () => void;
}

/** Addresses that a 401 does not lead away from (docs/rules.md, Sessions). */
const openToAll = new Set([
  "/",
  "/privacy-policy",
  "/terms-conditions",
  "/subscription-expired",
  "/reset-password",
  helpPath,
]);

/**
 * Looks up who is here, then follows signing in, signing out and every 401 (docs/rules.md, Sessions). Nothing
 * cached in one stay is seen in the next.
 *
 * @param fetch The browser's own, if not given.
 */
export function createSession(
  { isNative, baseUrl, storage }: Platform,
  routesOf: RoutesOf,
  fetch?: typeof window.fetch,
): SessionStore {
  const listeners = new Set<() => void>();
  let session: Session = { status: "loading" };
  /** While the look-up is under way, the one that is expected. */
  let stay: Stay | undefined;
  let stays = 0;
  let lookedUpAt = 0;
  /** Of the diary that is shown. */
  let epoch = 0;
  let dataAccess: DataAccess | undefined;
  /** While the person ends the session themselves, with the first 401 that nobody was told of. */
  let ending: { unheard?: () => void } | undefined;
  const way = { baseUrl, ...(fetch ? { fetch } : {}), ...(isNative ? { token: storage.token } : {}) };

  const store: SessionStore = {
    keepsToken: isNative,
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin,
    openHelp: () => {
      window.history.pushState(null, "", helpPath);
      void begin();
    },
    end: () => {
      stopWatching();
      window.removeEventListener("popstate", leaveHelp);
      window.removeEventListener("online", finishSignOut);
      close();
    },
    enter: () => {
      dataAccess = undefined;
      arriveAt("/");
      void begin();
    },
    leave: async () => {
      // Beforehand, for the page may be closed meanwhile. On native the token goes, and there is no cookie.
      if (!isNative) void storage.oweSignOut(true);
      store.expectEnd();
      const isOver = await signOut(createEnvironment(way));
      if (!isNative) void storage.oweSignOut(!isOver);
      store.leaveForGood();
      if (!isOver) toasts.show(logoutFailed);
    },
    expectEnd: () => {
      const own: typeof ending = (ending = {});
      return () => {
        if (ending === own) ending = undefined;
        own.unheard?.();
        return own.unheard !== undefined;
      };
    },
    leaveForGood: () => {
      toasts.clear();
      dropAll();
      void storage.forget();
      arriveAt("/");
      become({ status: "known", stay: open("visitor") });
    },
    startOver: () => void begin(),
    keepFresh: (nearlyMs) => void keepFresh(nearlyMs),
    dataAccess: () => dataAccess,
    endDataAccess: () => {
      if (dataAccess && stay) {
        const connection = withToken(connectionOf(stay.environment), dataAccess.token);
        // Whether it arrives or not: the session ends by itself.
        void request("/api/auth/logout", { expects: "json", method: "POST" }, connection).catch(() => undefined);
      }
      dataAccess = undefined;
    },
  };
  const stopWatching = storage.onOtherUser(() => {
    toasts.clear();
    void begin();
  });
  window.addEventListener("popstate", leaveHelp);
  window.addEventListener("online", finishSignOut);
  return store;

  async function begin(): Promise<void> {
    if (isAtHelp()) {
      close();
      return become({ status: "help" });
    }
    become({ status: "loading" });
    await finishSignOut();
    if (storage.owesSignOut()) return become({ status: "known", stay: open("visitor") });

    // So that the screen loads beside the look-up.
    const expected = open(storage.user() ? "signedIn" : "visitor");

    try {
      const isHere = await isSomebodyHere(expected.environment);
      const isUnexpected = isHere && expected.who === "visitor";
      become({ status: "known", stay: isUnexpected ? open("signedIn", expected.environment) : expected });
    } catch (error) {
      become({ status: "unreachable", error });
    }
  }

  async function finishSignOut(): Promise<void> {
    if (!storage.owesSignOut() || !(await signOut(createEnvironment(way)))) return;
    void storage.oweSignOut(false);
  }

  async function isSomebodyHere(environment: Environment): Promise<boolean> {
    lookedUpAt = Date.now();
    const found = await lookUp(environment);
    if (found) {
      // Only signing in insists on it.
      await storage.keepUser(found.user).catch(() => undefined);
      epoch = found.epoch;
      dropDraftsBefore(epoch);
    } else void storage.forget();
    return found !== null;
  }

  function leaveHelp(): void {
    if (session.status === "help" && !isAtHelp()) void begin();
  }

  function close(): void {
    stay?.router.dispose();
    stay = undefined;
  }

  function open(who: Stay["who"], environment = newEnvironment()): Stay {
    close();
    stays += 1;
    const opened: Stay = { number: stays, who, environment, router: createBrowserRouter(routesOf[who](environment)) };
    if (who === "signedIn") opened.router.subscribe(() => void keepFresh());
    stay = opened;
    ending = undefined;
    return opened;
  }

  function newEnvironment(): Environment {
    const environment = createEnvironment({
      ...way,
      onUnauthorized: (error) => environment === stay?.environment && noteEnd(() => turnAway(error)),
      onNobody: () => environment === stay?.environment && stay.who === "signedIn" && noteEnd(turnAway),
      onEpoch: (said) => environment === stay?.environment && said > epoch && wasReset(),
      hasEnded: () => environment !== stay?.environment,
    });
    return environment;
  }

  async function keepFresh(nearlyMs = 0): Promise<void> {
    // Whoever looks for help is not to be seen doing it, not even by the time of a request.
    if (isAtHelp() || stay?.who !== "signedIn" || Date.now() - lookedUpAt < viewerFreshMs - nearlyMs) return;
    await isSomebodyHere(stay.environment).catch(() => undefined);
  }

  /** Another device has reset the diary: whatever this one holds of it is void. */
  function wasReset(): void {
    // The look-up sees to it by itself.
    if (session.status !== "known" || stay?.who !== "signedIn") return;
    toasts.show(resetElsewhere);
    void begin();
  }

  function noteEnd(turn: () => void): void {
    if (ending) ending.unheard ??= turn;
    else turn();
  }

  /** Leads away at each 401 (docs/rules.md, Sessions); without an error, at an answer that knows nobody. */
  function turnAway(error?: RequestError): void {
    const isExpired = error?.subscriptionExpired && error.userEmail;
    const place = isExpired ? `/subscription-expired?email=${encodeURIComponent(isExpired)}` : "/";
    const mayStay = !isExpired && openToAll.has(window.location.pathname);

    if (isExpired) {
      const { dataToken = (isNative ? storage.token() : null) ?? undefined, checkoutPass } = error;
      dataAccess = { token: dataToken, checkoutPass };
    }
    toasts.clear();
    if (stay?.who === "signedIn" && !isExpired) toasts.show(sessionExpired());
    if (isNative || !error) void storage.forget();

    if (session.status === "known" && stay?.who === "visitor") {
      if (!mayStay) void stay.router.navigate(place);
      return;
    }
    if (!mayStay) arriveAt(place);
    become({ status: "known", stay: open("visitor") });
  }

  function become(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }
}

function isAtHelp(): boolean {
  return window.location.pathname === helpPath;
}

const logoutFailed: ToastMessage = {
  title: "Logout failed",
  description: "There was a problem signing you out.",
  tone: "destructive",
};

const resetElsewhere: ToastMessage = {
  title: "Progress Reset",
  description: "It was reset on another device. What this one held of it is gone.",
};

function sessionExpired(): ToastMessage {
  return {
    title: "Your session has expired. Please log in again.",
    ...(hasDrafts() ? { description: "What you were writing is kept on this device." } : {}),
    tone: "destructive",
  };
}
