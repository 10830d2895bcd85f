import type { Environment } from "relay-runtime";
import { device } from "#client/platform/device.ts";
import { isUnanswered } from "#client/platform/requestError.ts";
import { editEntry, type EditOutcome } from "./editEntry.ts";
import { deleteWaiting } from "./outbox.ts";
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
    if (isUnanswered(error) && (await isStored(edit, replaces))) return { isWaiting: true };
    throw error;
  }
}

async function isStored(edit: EntryEdit, replaces: number | undefined): Promise<boolean> {
  const store = device();
  if (!store) return false;
  try {
    await store.outbox.add(storedFrom(edit), replaces);
  } catch {
    // Without room or permission the editor keeps its draft.
    return false;
  }
  store.tell();
  return true;
}
