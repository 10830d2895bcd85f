import type { Environment } from "relay-runtime";
import { isUnanswered } from "#client/platform/requestError.ts";
import { editEntry, type EditOutcome } from "./editEntry.ts";
import { deleteWaiting } from "./outbox.ts";
import { isStoredHere } from "./storeHere.ts";
import { storedFrom, type EntryEdit } from "./waitingItem.ts";

/** An edit's outcome. `isWaiting` if it is stored on this device until the server answers. */
export interface EditOrStoreOutcome extends EditOutcome {
  isWaiting?: boolean;
}

/**
 * Sends an edit. If the server does not answer, stores the edit on this device, to be sent later (docs/rules.md,
 * Writing without a server). `replaces` is the earlier edit of the entry that waits on this device. Throws an Error
 * where neither is possible; call it again then.
 */
export async function editOrStore(
  environment: Environment,
  edit: EntryEdit,
  replaces?: number,
): Promise<EditOrStoreOutcome> {
  try {
    const outcome = await editEntry(environment, edit);
    if (!outcome.refusal && replaces !== undefined) await deleteWaiting(replaces);
    return outcome;
  } catch (error) {
    if (isUnanswered(error) && (await isStoredHere(storedFrom(edit), replaces))) return { isWaiting: true };
    throw error;
  }
}
