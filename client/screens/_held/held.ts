import type { Environment } from "relay-runtime";
import { undoMs } from "#domain/limits.ts";
import { refusedAway } from "#client/data/relay/connected.ts";
import { clock } from "#client/platform/clock.ts";
import { draftsUnder, keepDraft } from "#client/platform/drafts.ts";
import { platform } from "#client/platform/platform.ts";
import { whileLeaving } from "#client/platform/request.ts";
import { isKept, keyOf, type Held } from "./heldThings.ts";
import { sendHeld } from "./sendHeld.ts";
import { allHeld, become, forget, heldIn } from "./waitingHeld.ts";

// Actions that are sent after 8 seconds unless they are undone (docs/rules.md, Undo). They wait here, outside components, so that they survive a
// change of screen. A draft holds them too, so that they survive the page.

/**
 * Delays an action. It is sent after 8 seconds, or when the person leaves the screen or the page. One that waits under
 * the same key is dropped.
 */
export function holdBack(environment: Environment, held: Held): void {
  // A mood can wait on the device.
  if (held.kind !== "mood" && refusedAway()) return;
  const key = keyOf(held);
  allHeld.get(key)?.cancel?.();
  const cancel = clock.after(undoMs, () => void send(key));
  const dueAt = clock.now() + undoMs;
  keepDraft(draftOf(key), [{ held, dueAt }]);
  become(key, { held, environment, userId: platform.storage.user()?.id, state: "waits", cancel, dueAt });
  listen();
}

/** Changes a waiting action, which stays due when it was. Returns false if it was sent. */
export function changeHeld(held: Held): boolean {
  const key = keyOf(held);
  const waiting = allHeld.get(key);
  if (!waiting || waiting.state === "sends") return false;
  keepDraft(draftOf(key), [{ held, dueAt: waiting.dueAt }]);
  become(key, { ...waiting, held });
  return true;
}

/** Drops a waiting action. A request that was sent cannot be undone. */
export function undoHeld(key: string): void {
  if (allHeld.get(key)?.state !== "sends") drop(key);
}

/** Sends a waiting action immediately, or retries a failed one. */
export function sendHeldNow(key: string): void {
  void send(key);
}

/** Sends a waiting action because its place on the screen disappears. A failed one keeps its retry button. */
export function sendHeldOnLeaving(key: string): void {
  if (allHeld.get(key)?.state === "waits") void send(key);
}

/**
 * Sends actions that an earlier page has left on this device, after their time. Until then another tab may undo
 * them.
 */
export function sendLeftBehind(environment: Environment): void {
  for (const [kept] of draftsUnder<unknown[]>(draftOf(""), [])) {
    if (!isKept(kept)) continue;
    const { held, dueAt } = kept;
    const key = keyOf(held);
    const isStillKept = () =>
      draftsUnder<unknown[]>(draftOf(key), []).some(([now]) => isKept(now) && now.dueAt === dueAt);
    const take = () => {
      if (heldIn(environment, key) || !isStillKept()) return;
      become(key, { held, environment, userId: platform.storage.user()?.id, state: "waits", dueAt });
      void send(key);
    };
    clock.after(Math.max(0, dueAt + otherTabMs - clock.now()), take);
  }
}

/** How long to wait for another tab that would send the action itself. */
const otherTabMs = 2000;

async function send(key: string): Promise<void> {
  const waiting = allHeld.get(key);
  if (!waiting || waiting.state === "sends") return;
  const { held, environment, userId } = waiting;
  waiting.cancel?.();
  // Another person is signed in now. The draft stays with its owner.
  if (platform.storage.user()?.id !== userId) return forget(key);

  become(key, { ...waiting, state: "sends" });
  const isOver = await sendHeld(environment, held);
  if (isOver) drop(key);
  else become(key, { ...waiting, state: "fails" });
}

function draftOf(key: string): string {
  return `held.${key}`;
}

function drop(key: string): void {
  keepDraft(draftOf(key), null);
  forget(key);
}

let isListening = false;

/** Sends waiting actions when the page is hidden, because it may never become visible again. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("pagehide", sendAll);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && sendAll());
}

function sendAll(): void {
  whileLeaving(() => {
    for (const [key, { state }] of allHeld) if (state === "waits") void send(key);
  });
}
