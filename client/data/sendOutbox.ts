import type { Environment } from "relay-runtime";
import { requestTimeoutMs } from "#domain/limits.ts";
import { clock } from "#client/platform/clock.ts";
import { device } from "#client/platform/device.ts";
import type { DeviceStore } from "#client/platform/deviceStore.ts";
import { isUnanswered, RequestError } from "#client/platform/requestError.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { editEntry, type EditOutcome } from "./editEntry.ts";
import { nameOfItem } from "./nameOfItem.ts";
import type { Outbox, Saved } from "./outbox.ts";
import { alone } from "./outboxLock.ts";
import { saveEntry } from "./saveEntry.ts";
import { hasFailedOften, storedFrom, type WaitingItem } from "./waitingItem.ts";

/** The time limit of a save and of the edit that may follow it. */
const longestSaveMs = 2 * requestTimeoutMs + 5_000;

/** How long an item pauses that the server has failed at several times. The items after it are sent meanwhile. */
const pauseMs = 3_600_000;

/** Sends the waiting items of a store for `sendWaiting`, unless that is already under way. */
export async function sendAll(
  outbox: Outbox,
  environment: Environment,
  store: DeviceStore,
  isAsked: boolean,
): Promise<void> {
  await alone(environment, store, true, () => sendEach(outbox, environment, store, isAsked));
}

async function sendEach(outbox: Outbox, environment: Environment, store: DeviceStore, isAsked: boolean): Promise<void> {
  for (const item of await outbox.itemsIn(store)) {
    if (item.trouble !== undefined || (!isAsked && pauses(item))) continue;
    // A later edit may have replaced it during the wait.
    if (!(await store.outbox.has(item.id))) return sendEach(outbox, environment, store, isAsked);
    const outcome = await sent(outcomeOf(outbox, environment, item), item);
    if (outcome === "later" || device() !== store) return;

    const isSaved = typeof outcome === "object" && "entryId" in outcome;
    if (typeof outcome === "object" && !isSaved) {
      const { id: _id, ...kept } = item;
      await store.outbox.put(item.id, storedFrom({ ...kept, ...outcome }));
    } else {
      if (isSaved) outbox.arrive({ ...item, ...outcome });
      outbox.forget(item.id);
      await store.outbox.remove(item.id);
    }
    if (outcome === "gone") sayGone(item, nameOfItem(item));
    store.tell(isSaved ? { id: item.id, entryId: outcome.entryId } : undefined);
    if (typeof outcome === "object" && "failures" in outcome && !hasFailedOften(outcome)) return;
  }
}

type Outcome = Partial<Saved> & EditOutcome;

/** Sends one item. Resolves with the refusal if the server does not save it. */
function outcomeOf(outbox: Outbox, environment: Environment, item: WaitingItem): Promise<Outcome> {
  const { kind, input, pressed, edit } = item;
  if (edit) return editEntry(environment, { kind, input, pressed, edit });
  return saveEntry(environment, kind, input, pressed, (entryId) => {
    outbox.arrive({ ...item, entryId });
    outbox.forget(item.id);
  });
}

function pauses({ failures, ...item }: WaitingItem): boolean {
  return hasFailedOften({ ...item, failures }) && Math.abs(clock.now() - (failures?.at ?? 0)) < pauseMs;
}

type Kept = Pick<WaitingItem, "trouble" | "other" | "failures">;

/** Waits for an item that is being sent. The result: saved as an entry, dropped because it is gone, to be retried later, or kept with a reason. */
async function sent(sending: Promise<Outcome>, item: WaitingItem): Promise<Saved | "gone" | "later" | Kept> {
  try {
    // A save never settles if its session has ended meanwhile. It must not hold the lock.
    const outcome = await Promise.race([sending, pause(longestSaveMs)]);
    if (!outcome) return "later";
    const { refusal, other, entryId = "" } = outcome;
    if (!refusal) return { entryId };
    if (passingCodes.has(refusal.code)) return "later";
    if (refusal.code === "GONE" || (item.edit && refusal.code === "NOT_FOUND")) return "gone";
    return { trouble: refusal.message, ...(other ? { other } : {}) };
  } catch (error) {
    if (isFinal(error)) return { trouble: error.message };
    if (!isFailure(error)) return "later";
    return { failures: { times: (item.failures?.times ?? 0) + 1, at: clock.now() } };
  }
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => void clock.after(ms, () => resolve(undefined)));
}

/** True if a retry would fail in the same way. An ended session, too many requests and a server error are temporary. */
function isFinal(error: unknown): error is RequestError {
  if (!(error instanceof RequestError) || error.status === undefined) return false;
  const { status } = error;
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}

/** True if the server answered and failed at this item, which may happen at each retry. */
function isFailure(error: unknown): boolean {
  if (!(error instanceof RequestError)) return true;
  return !isUnanswered(error) && !passing.has(error.status ?? 0) && !passingCodes.has(error.code ?? "");
}

/** The server was busy or starting, or asks for a new session. GraphQL answers some of these with status 200. */
const passing = new Set([401, 408, 425, 429, 503]);
const passingCodes = new Set(["UNAUTHENTICATED", "SUBSCRIPTION_EXPIRED", "TOO_MANY", "UNAVAILABLE"]);

function sayGone(item: WaitingItem, name: string): void {
  const why = item.edit
    ? "deleted in the meantime, so your change was not saved."
    : "written before you reset your progress, so it was not saved.";
  toasts.show({ title: "Not sent", description: `“${name}” was ${why}` });
}
