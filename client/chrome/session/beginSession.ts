import type { Environment } from "relay-runtime";
import { viewerFreshMs } from "#domain/limits.ts";
import { helpPath } from "#domain/paths.ts";
import { createEnvironment } from "#client/data/environment.ts";
import { clock } from "#client/platform/clock.ts";
import { device, openDevice } from "#client/platform/device.ts";
import { openDraftTexts } from "#client/platform/draftTexts.ts";
import { dropDraftsBefore } from "#client/platform/drafts.ts";
import { isUnanswered } from "#client/platform/requestError.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { closeScope, openScope } from "./openScope.ts";
import { setSession, type SessionState } from "./sessionState.ts";
import { lookUp } from "./shell.ts";
import { signOut } from "./signOut.ts";

/** Looks up who is signed in and opens a scope for them (sessionState.ts). On the help page it sends no request. */
export async function begin(state: SessionState): Promise<void> {
  const { storage } = state;
  if (isAtHelp()) {
    closeScope(state);
    return setSession(state, { status: "help" });
  }
  setSession(state, { status: "loading" });
  await finishSignOut(state);
  if (storage.owesSignOut()) return setSession(state, { status: "known", scope: openScope(state, "visitor") });

  // Load the screen's code during the look-up.
  const remembered = storage.user();
  const expected = openScope(state, remembered ? "signedIn" : "visitor");
  if (remembered) void openDeviceOf(remembered.id);

  try {
    const isHere = await isSomebodyHere(state, expected.environment);
    const isUnexpected = isHere && expected.who === "visitor";
    const scope = isUnexpected ? openScope(state, "signedIn", expected.environment) : expected;
    setSession(state, { status: "known", scope });
  } catch (error) {
    // The pages for visitors need no server.
    const isVisitor = !remembered && isUnanswered(error);
    if (isVisitor) state.unsure = expected;
    setSession(state, isVisitor ? { status: "known", scope: expected } : { status: "unreachable", error });
  }
}

/** Looks up once more who is signed in, behind the pages for visitors, after no server has answered. */
export async function lookAgain(state: SessionState): Promise<void> {
  const { scope } = state;
  if (!scope || scope !== state.unsure || !(await isSomebodyHere(state, scope.environment))) return;
  if (scope === state.scope)
    setSession(state, { status: "known", scope: openScope(state, "signedIn", scope.environment) });
}

/** Retries a sign-out that did not reach the server. */
export async function finishSignOut({ storage, connection }: SessionState): Promise<void> {
  if (!storage.owesSignOut() || !(await signOut(createEnvironment(connection)))) return;
  void storage.oweSignOut(false);
}

/** Repeats the look-up if the last one is five minutes old, less `nearlyMs`. */
export async function keepFresh(state: SessionState, nearlyMs = 0): Promise<void> {
  const { scope, lookedUpAt } = state;
  // No request may reveal, even by its timing, that somebody opened the help page.
  if (isAtHelp() || scope?.who !== "signedIn" || clock.now() - lookedUpAt < viewerFreshMs - nearlyMs) return;
  await isSomebodyHere(state, scope.environment).catch(() => undefined);
}

/** Starts over after another device has reset the diary. */
export function restart(state: SessionState): void {
  // A running look-up will return the new epoch.
  if (state.session.status !== "known" || state.scope?.who !== "signedIn") return;
  toasts.show({
    title: "Progress Reset",
    description: "You reset your progress on another device, so it was cleared here too.",
  });
  void begin(state);
}

export function isAtHelp(): boolean {
  return window.location.pathname === helpPath;
}

/** Loads the drafts before a form is drawn. */
async function openDeviceOf(userId: string): Promise<void> {
  await openDevice(userId);
  await openDraftTexts();
}

async function isSomebodyHere(state: SessionState, environment: Environment): Promise<boolean> {
  const { storage } = state;
  state.lookedUpAt = clock.now();
  const found = await lookUp(environment);
  if (found) {
    // If the device cannot store the person, only the sign-in form reports it.
    await storage.keepUser(found.user).catch(() => undefined);
    await openDeviceOf(found.user.id);
    if (dropDraftsBefore((state.epoch = found.epoch)))
      void device()
        ?.answers.clear()
        .catch(() => undefined);
  } else void storage.forget();
  return found !== null;
}
