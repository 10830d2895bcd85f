import { helpPath } from "#domain/paths.ts";
import type { Platform } from "#client/platform/platform.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { setAddress } from "./headingFocus.ts";
import { begin, finishSignOut, followPerson, isAtHelp, keepFresh, lookAgain, restart } from "./beginSession.ts";
import { endDataAccess, deferTurnAway, leave, clearDevice } from "./endSession.ts";
import { closeScope } from "./openScope.ts";
import type { SessionActions } from "./sessionContext.ts";
import type { RoutesOf, Session, SessionState } from "./sessionState.ts";
import { turnAwayUnlessEnding } from "./turnAway.ts";

export interface SessionStore extends SessionActions {
  current: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Looks up who is signed in and opens a scope for them. On the help page it sends no request. */
  begin: () => Promise<void>;
  /** Opens the help page when no scope is open. */
  openHelp: () => void;
  end: () => void;
}

/**
 * Looks up who is signed in, then follows every sign-in, sign-out and 401 (docs/rules.md, Sessions). Each scope has its
 * own cache.
 *
 * @param fetch The browser's own by default.
 */
export function createSession(
  { isNative, baseUrl, storage }: Platform,
  routesOf: RoutesOf,
  fetch?: typeof window.fetch,
): SessionStore {
  const state: SessionState = {
    isNative,
    storage,
    routesOf,
    connection: { baseUrl, ...(fetch ? { fetch } : {}), ...(isNative ? { token: storage.token } : {}) },
    session: { status: "loading" },
    scopes: 0,
    lookedUpAt: 0,
    epoch: 0,
    listeners: new Set(),
    onUnauthorized: (error) => turnAwayUnlessEnding(state, error),
    onNoViewer: () => turnAwayUnlessEnding(state),
    onPerson: (id) => followPerson(state, id),
    onReset: () => restart(state),
  };
  const stopListening = listenToBrowser(state);

  return {
    keepsToken: isNative,
    current: () => state.session,
    subscribe: (listener) => {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
    begin: () => begin(state),
    openHelp: () => {
      window.history.pushState(null, "", helpPath);
      void begin(state);
    },
    end: () => {
      stopListening();
      closeScope(state);
    },
    enter: () => {
      state.dataAccess = undefined;
      setAddress("/");
      void begin(state);
    },
    leave: () => leave(state),
    deferTurnAway: () => deferTurnAway(state),
    clearDevice: () => clearDevice(state),
    startOver: () => void begin(state),
    keepFresh: (nearlyMs) => void keepFresh(state, nearlyMs),
    dataAccess: () => state.dataAccess,
    endDataAccess: () => endDataAccess(state),
  };
}

/** Reacts to a sign-in in another tab, to Back on the help page and to coming back online. */
function listenToBrowser(state: SessionState): () => void {
  const leaveHelp = () => state.session.status === "help" && !isAtHelp() && void begin(state);
  const comeBack = () => {
    void finishSignOut(state);
    void lookAgain(state).catch(() => undefined);
  };
  const stopWatching = state.storage.onOtherUser(() => {
    toasts.clear();
    void begin(state);
  });
  window.addEventListener("popstate", leaveHelp);
  window.addEventListener("online", comeBack);

  return () => {
    stopWatching();
    window.removeEventListener("popstate", leaveHelp);
    window.removeEventListener("online", comeBack);
  };
}
