import { shownAsOf } from "#client/data/relay/connected.ts";
import { deleteWaiting } from "#client/data/entries/outbox.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { hasDraft, putDraft } from "#client/platform/drafts.ts";
import { platform } from "#client/platform/platform.ts";
import { draftOf } from "../_entries/values.ts";
import { knownZone } from "#client/platform/zones.ts";
import { minuteIn } from "#domain/clocks.ts";
import { localDateOf } from "#domain/days.ts";
import { timeOfWaiting } from "#domain/waitingTime.ts";

const forms = {
  action: { key: "action", path: "/log-action" },
  mood: { key: "mood", path: "/mood" },
  journal: { key: "journal", path: "/journal?new=true" },
} as const;

/** Where the entry of an edit stands: its card has the new words, and so has its editor. */
export function pathOfEdited(item: WaitingItem): string {
  const { occurredAt, timeZone } = item.pressed;
  // The day may not have been read before, and without a server it cannot be now.
  if (shownAsOf() !== undefined || !occurredAt) return "/journal";
  return `/journal?day=${localDateOf(new Date(occurredAt), knownZone(timeZone ?? ""))}`;
}

/**
 * Moves a new entry that waits back into its form, with its time.
 *
 * @returns The form's address, or undefined if the person keeps another draft there.
 */
export async function openInForm(item: WaitingItem): Promise<string | undefined> {
  const { key, path } = forms[item.kind];
  if (hasDraft(key) && !platform.leave.confirmed("Replace what you’ve started in this form?")) return undefined;

  const when = minuteIn(knownZone(item.pressed.timeZone ?? ""), timeOfWaiting(item));
  const { clientId, epoch, occurredAt: pressedAt } = item.pressed;
  await putDraft(key, { ...saidIn(item, key), clientId, epoch, when, pressedAt }, clientId ?? "");
  await deleteWaiting(item.id);
  return path;
}

/** Deletes a waiting item after a confirmation, because there is no other copy. */
export async function discard({ id, edit }: WaitingItem): Promise<void> {
  const what = edit ? "change" : "entry";
  if (platform.leave.confirmed(`Delete this ${what}? It is saved only on this device.`)) await deleteWaiting(id);
}

/** The form's values: its own draft, or values made from the entry's input. */
function saidIn({ kind, draft, input }: WaitingItem, key: string): object {
  return draft?.key === key ? (draft.value as object) : draftOf(kind, input);
}
