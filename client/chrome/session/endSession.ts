import { connectionOf, createEnvironment } from "#client/data/environment.ts";
import { shredDevice } from "#client/platform/device.ts";
import { forgetDraftTexts } from "#client/platform/draftTexts.ts";
import { dropAll } from "#client/platform/drafts.ts";
import { request, withToken } from "#client/platform/request.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { setAddress } from "./headingFocus.ts";
import { openScope } from "./openScope.ts";
import { setSession, type Ending, type SessionState } from "./sessionState.ts";
import { signOut } from "./signOut.ts";

/**
 * Signs out on the device and at the server. If the server cannot be reached, the next page retries (docs/rules.md,
 * Sessions).
 */
export async function leave(state: SessionState): Promise<void> {
  const { isNative, storage, connection } = state;
  // Recorded first, because the page may close before the response. A native app has no cookie; dropping its token is
  // enough.
  if (!isNative) void storage.oweSignOut(true);
  deferTurnAway(state);
  const isOver = await signOut(createEnvironment(connection));
  if (!isNative) void storage.oweSignOut(!isOver);
  clearDevice(state);
  if (!isOver)
    toasts.show({
      title: "Logout failed",
      description: "There was a problem signing you out.",
      tone: "destructive",
    });
}

/**
 * Defers the handling of 401s while the person ends the session. The returned function stops deferring and handles a
 * 401 that arrived.
 */
export function deferTurnAway(state: SessionState): () => boolean {
  const own: Ending = (state.ending = {});
  return () => {
    if (state.ending === own) state.ending = undefined;
    own.turnAway?.();
    return own.turnAway !== undefined;
  };
}

/** Deletes everything the device stores about the person and opens the landing. */
export function clearDevice(state: SessionState): void {
  toasts.clear();
  // Closed first, so that no draft is moved into it.
  void shredDevice();
  forgetDraftTexts();
  dropAll();
  void state.storage.forget();
  setAddress("/");
  setSession(state, { status: "known", scope: openScope(state, "visitor") });
}

/** Ends the session with which a person whose subscription has expired can export their data. */
export function endDataAccess(state: SessionState): void {
  const { dataAccess, scope } = state;
  if (dataAccess && scope) {
    const connection = withToken(connectionOf(scope.environment), dataAccess.token);
    // A failure is harmless: the session expires by itself.
    void request("/api/auth/logout", { expects: "json", method: "POST" }, connection).catch(() => undefined);
  }
  state.dataAccess = undefined;
}
