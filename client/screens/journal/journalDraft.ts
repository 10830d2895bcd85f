import type { WriteJournalEntryInput } from "#client/__generated__/useWriteEntryMutation.graphql.ts";
import { newClientId } from "#client/platform/drafts.ts";
import { whenProblem } from "#domain/days.ts";
import { asEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, type JournalEmoji } from "#domain/journal.ts";

/** The words and the face of an entry, new or edited. */
export interface JournalWords {
  title: string;
  emoji: JournalEmoji;
  body: string;
}

/** What the form of a new entry holds; kept on the device until it is saved. */
export interface JournalDraft extends JournalWords {
  /** Made when the form opens: sent again, it is the same save. */
  clientId: string;
  /** As a datetime-local field has it, in the device's zone. Null is "Just now". */
  when: string | null;
}

/** Why a field cannot stand. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** The form as it opens. */
export function newJournalDraft(): JournalDraft {
  return { clientId: newClientId(), title: "", emoji: defaultJournalEmoji, body: "", when: null };
}

/** Whether there is something to keep, or to start over from. */
export function isStarted(draft: JournalDraft): boolean {
  return hasWords(draft) || draft.emoji !== defaultJournalEmoji || draft.when !== null;
}

/** Whether something is written that could not be had back by a few presses. */
export function hasWords({ title, body }: JournalWords): boolean {
  return title.trim() !== "" || body.trim() !== "";
}

/** Whether there is something to save: the body is what counts (spec section 5). */
export function canSave({ body }: JournalWords): boolean {
  return body.trim() !== "";
}

/** Why the time that was chosen cannot stand, in words for the person, or nothing. */
export function whenProblemIn({ when }: JournalDraft, now: Date): FieldProblem | undefined {
  const message = when === null ? undefined : whenProblem(new Date(when), now);
  return message === undefined ? undefined : { field: "occurredAt", message };
}

/**
 * What to send. "Just now" is for the server's clock to say.
 *
 * @throws RangeError for a time that `whenProblemIn` objects to.
 */
export function inputFrom({ clientId, when, ...words }: JournalDraft): WriteJournalEntryInput {
  return {
    stamp: { clientId },
    ...sentWords(words),
    ...(when === null ? {} : { occurredAt: new Date(when).toISOString() }),
  };
}

/** An entry's words as GraphQL takes them. A title that is empty is none. */
export function sentWords({ title, emoji, body }: JournalWords) {
  return { title: title.trim() || null, emoji: asEnum(emoji), body };
}
