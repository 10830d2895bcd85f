import { connectionOf, createEnvironment } from "#client/data/environment.ts";
import { dropAll } from "#client/platform/drafts.ts";
import { request, withToken } from "#client/platform/request.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { arriveAt } from "./arrival.ts";
import { openStay } from "./openStay.ts";
import { setSession, type Ending, type SessionState } from "./sessionState.ts";
import { signOut } from "./signOut.ts";

/** Signs out here and at the server; where that fails, the next page tries again (docs/rules.md, Sessions). */
export async function leave(state: SessionState): Promise<void> {
  const { isNative, storage, connection } = state;
  // Noted first, because the page may close before the answer. A native app has no cookie: dropping its token is enough.
  if (!isNative) void storage.oweSignOut(true);
  expectEnd(state);
  const isOver = await signOut(createEnvironment(connection));
  if (!isNative) void storage.oweSignOut(!isOver);
  leaveForGood(state);
  if (!isOver)
    toasts.show({
      title: "Logout failed",
      description: "There was a problem signing you out.",
      tone: "destructive",
    });
}

/** Holds back 401s until the person has ended the session. Returns a function that takes this back. */
export function expectEnd(state: SessionState): () => boolean {
  const own: Ending = (state.ending = {});
  return () => {
    if (state.ending === own) state.ending = undefined;
    own.turnAway?.();
    return own.turnAway !== undefined;
  };
}

/** Drops all that the device holds of the person and opens the landing. */
export function leaveForGood(state: SessionState): void {
  toasts.clear();
  dropAll();
  void state.storage.forget();
  arriveAt("/");
  setSession(state, { status: "known", stay: openStay(state, "visitor") });
}

/** Ends the session that lets somebody with an expired subscription take their data. */
export function endDataAccess(state: SessionState): void {
  const { dataAccess, stay } = state;
  if (dataAccess && stay) {
    const connection = withToken(connectionOf(stay.environment), dataAccess.token);
    // A failure costs nothing: the session ends by itself.
    void request("/api/auth/logout", { expects: "json", method: "POST" }, connection).catch(() => undefined);
  }
  state.dataAccess = undefined;
}
