import type { Environment } from "relay-runtime";
import { viewerFreshMs } from "#domain/limits.ts";
import { helpPath } from "#domain/paths.ts";
import { connectionOf, createEnvironment } from "#client/data/environment.ts";
import { hasDrawn } from "#client/data/relay/drawn.ts";
import { clock } from "#client/platform/clock.ts";
import { device, openDevice, openedDevice } from "#client/platform/device.ts";
import { openDraftTexts } from "#client/platform/draftTexts.ts";
import { dropDraftsBefore } from "#client/platform/drafts.ts";
import { unlessEnded } from "#client/platform/request.ts";
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
  state.person = remembered?.id;
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
  if (state.scope?.who !== "signedIn") return;
  // Before anything is on screen, a running look-up returns the new epoch.
  if (state.session.status !== "known") return;
  toasts.show({
    title: "Progress Reset",
    description: "You reset your progress on another device, so it was cleared here too.",
  });
  void beginAnew(state);
}

/** Starts over if the server's answers belong to another person than this session's. */
export function followPerson(state: SessionState, id: string): void {
  if (state.scope?.who !== "signedIn" || state.person === undefined || state.person === id) return;
  toasts.clear();
  void beginAnew(state, () => state.storage.forget());
}

/** Takes all that was read off the screen and off the device, and looks up again who is signed in. */
async function beginAnew(state: SessionState, forget: () => Promise<void> = async () => undefined): Promise<void> {
  // Closed first: from now on its requests have no answer.
  closeScope(state);
  setSession(state, { status: "loading" });
  const store = await openedDevice();
  await Promise.all([store?.answers.clear().catch(() => undefined), forget()]);
  await begin(state);
}

export function isAtHelp(): boolean {
  return window.location.pathname === helpPath;
}

/** Loads the drafts before a form is drawn. */
async function openDeviceOf(userId: string): Promise<void> {
  await openDevice(userId);
  await openDraftTexts();
}

/** Looks up who is signed in. Resolves with the first answer, which may be this device's; the server's follows it. */
async function isSomebodyHere(state: SessionState, environment: Environment): Promise<boolean> {
  const { storage } = state;
  state.lookedUpAt = clock.now();
  let isHere = false;
  await lookUp(environment, async (found) => {
    isHere = found !== null;
    if (!found) {
      void storage.forget();
      return;
    }
    followPerson(state, found.user.id);
    await unlessEnded(connectionOf(environment));
    state.person = found.user.id;
    // If the device cannot store the person, only the sign-in form reports it.
    await storage.keepUser(found.user).catch(() => undefined);
    await openDeviceOf(found.user.id);
    if (dropDraftsBefore((state.epoch = found.epoch))) await dropBeforeReset(state, environment);
  });
  return isHere;
}

/** Drops what this device has read before the reset, also from the screen. */
async function dropBeforeReset(state: SessionState, environment: Environment): Promise<void> {
  if (hasDrawn()) void beginAnew(state);
  else
    void device()
      ?.answers.clear()
      .catch(() => undefined);
  await unlessEnded(connectionOf(environment));
}
