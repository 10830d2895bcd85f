import type { Environment } from "relay-runtime";
import { viewerFreshMs } from "#domain/limits.ts";
import { helpPath } from "#domain/paths.ts";
import { createEnvironment } from "#client/data/environment.ts";
import { dropDraftsBefore } from "#client/platform/drafts.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { closeStay, openStay } from "./openStay.ts";
import { setSession, type SessionState } from "./sessionState.ts";
import { lookUp } from "./shell.ts";
import { signOut } from "./signOut.ts";

/** Looks up who is signed in and opens their stay. On the help page it asks nothing. */
export async function begin(state: SessionState): Promise<void> {
  const { storage } = state;
  if (isAtHelp()) {
    closeStay(state);
    return setSession(state, { status: "help" });
  }
  setSession(state, { status: "loading" });
  await finishSignOut(state);
  if (storage.owesSignOut()) return setSession(state, { status: "known", stay: openStay(state, "visitor") });

  // The screen's code loads during the look-up.
  const expected = openStay(state, storage.user() ? "signedIn" : "visitor");

  try {
    const isHere = await isSomebodyHere(state, expected.environment);
    const isUnexpected = isHere && expected.who === "visitor";
    const stay = isUnexpected ? openStay(state, "signedIn", expected.environment) : expected;
    setSession(state, { status: "known", stay });
  } catch (error) {
    setSession(state, { status: "unreachable", error });
  }
}

/** Repeats a sign-out that did not reach the server. */
export async function finishSignOut({ storage, connection }: SessionState): Promise<void> {
  if (!storage.owesSignOut() || !(await signOut(createEnvironment(connection)))) return;
  void storage.oweSignOut(false);
}

/** Looks the person up again once the last look-up is five minutes old, less `nearlyMs`. */
export async function keepFresh(state: SessionState, nearlyMs = 0): Promise<void> {
  const { stay, lookedUpAt } = state;
  // No request may show, even by its time, that somebody opened the help page.
  if (isAtHelp() || stay?.who !== "signedIn" || Date.now() - lookedUpAt < viewerFreshMs - nearlyMs) return;
  await isSomebodyHere(state, stay.environment).catch(() => undefined);
}

/** Starts over after another device has reset the diary. */
export function restart(state: SessionState): void {
  // A look-up that is under way brings the new epoch itself.
  if (state.session.status !== "known" || state.stay?.who !== "signedIn") return;
  toasts.show({
    title: "Progress Reset",
    description: "You reset your progress on another device, so it was cleared here too.",
  });
  void begin(state);
}

export function isAtHelp(): boolean {
  return window.location.pathname === helpPath;
}

async function isSomebodyHere(state: SessionState, environment: Environment): Promise<boolean> {
  const { storage } = state;
  state.lookedUpAt = Date.now();
  const found = await lookUp(environment);
  if (found) {
    // Only the sign-in fails where the device cannot store the person.
    await storage.keepUser(found.user).catch(() => undefined);
    dropDraftsBefore((state.epoch = found.epoch));
  } else void storage.forget();
  return found !== null;
}
