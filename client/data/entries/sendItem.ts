import type { Environment } from "relay-runtime";
import { requestTimeoutMs } from "#domain/limits.ts";
import { clock } from "#client/platform/clock.ts";
import { isUnanswered, RequestError } from "#client/platform/requestError.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { editEntry, type EditOutcome } from "./editEntry.ts";
import { nameOfItem } from "./nameOfItem.ts";
import { saveEntry, type SaveOutcome } from "./saveEntry.ts";
import type { OtherVersion, WaitingItem } from "./waitingItem.ts";

/** What became of an item that was sent. */
export type Sent =
  /** The server has it as this entry. */
  | { is: "saved"; entryId: string }
  /** Its entry or its diary is gone, so it is dropped. */
  | { is: "gone" }
  /** The server did not answer, or not now: it is sent later, and so is everything after it. */
  | { is: "later" }
  /** It waits for the person. */
  | { is: "refused"; trouble: string; other?: OtherVersion }
  /** The server answered and failed at it, for the last time at `failures.at`. */
  | { is: "failed"; failures: NonNullable<WaitingItem["failures"]> };

/** The time limit of a save and of the edit that may follow it. */
const longestSaveMs = 2 * requestTimeoutMs + 5_000;

/**
 * Sends an item that waits on this device. Never rejects.
 *
 * @param onSaved Called with a new entry in the commit in which Relay's store gets what it changes.
 */
export async function sendItem(
  environment: Environment,
  item: WaitingItem,
  onSaved: (entryId: string) => void,
): Promise<Sent> {
  const { kind, input, pressed, edit } = item;
  const sending: Promise<SaveOutcome & EditOutcome> = edit
    ? editEntry(environment, { kind, input, pressed, edit })
    : saveEntry(environment, kind, input, pressed, onSaved);
  try {
    // A save never settles if its session has ended meanwhile. It must not hold the lock.
    const outcome = await Promise.race([sending, pause(longestSaveMs)]);
    if (!outcome) return { is: "later" };
    const { refusal, other, entryId = "" } = outcome;
    if (!refusal) return { is: "saved", entryId };
    if (passingCodes.has(refusal.code)) return { is: "later" };
    if (refusal.code === "GONE" || (edit && refusal.code === "NOT_FOUND")) return { is: "gone" };
    return { is: "refused", trouble: refusal.message, ...(other ? { other } : {}) };
  } catch (error) {
    if (isFinal(error)) return { is: "refused", trouble: error.message };
    if (!isFailure(error)) return { is: "later" };
    return { is: "failed", failures: { times: (item.failures?.times ?? 0) + 1, at: clock.now() } };
  }
}

/** Tells the person that an item which waited on this device was not saved, because what it belongs to is gone. */
export function sayGone(item: WaitingItem): void {
  const why = item.edit
    ? "deleted in the meantime, so your change was not saved."
    : "written before you reset your progress, so it was not saved.";
  toasts.show({ title: "Not sent", description: `“${nameOfItem(item)}” was ${why}` });
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
