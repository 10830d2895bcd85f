import type { SaveMoodInput } from "#client/__generated__/useSaveMoodMutation.graphql.ts";
import { newClientId } from "#client/platform/drafts.ts";
import { whenProblem } from "#domain/days.ts";
import { asEnum } from "#domain/enums.ts";
import type { Mood } from "#domain/moods.ts";

/** What the mood form holds; kept on the device until it is saved. */
export interface MoodDraft {
  /** Made when the form opens: sent again, it is the same save. */
  clientId: string;
  value: Mood | null;
  journalTitle: string;
  note: string;
  /** As a datetime-local field has it, in the device's zone. Null is "Just now". */
  when: string | null;
}

/** The form as it opens. */
export function newMoodDraft(): MoodDraft {
  return { clientId: newClientId(), value: null, journalTitle: "", note: "", when: null };
}

/** Whether nothing is chosen or written, so that there is nothing to start over from. */
export function isUntouched({ value, journalTitle, note, when }: MoodDraft): boolean {
  return value === null && journalTitle === "" && note === "" && when === null;
}

/** Whether something is written that could not be had back by a few presses. */
export function hasWords({ journalTitle, note }: MoodDraft): boolean {
  return journalTitle.trim() !== "" || note.trim() !== "";
}

/** Why the time that was chosen cannot stand, in words for the person, or nothing. */
export function whenProblemIn({ when }: MoodDraft, now: Date): string | undefined {
  return when === null ? undefined : whenProblem(new Date(when), now);
}

/**
 * What to send, or nothing before a mood is chosen. Words are trimmed, and left out where there are none (spec section
 * 5). "Just now" is for the server's clock to say.
 *
 * @throws RangeError for a time that `whenProblemIn` objects to.
 */
export function inputFrom({ clientId, value, when, ...words }: MoodDraft): SaveMoodInput | undefined {
  if (!value) return undefined;
  const journalTitle = words.journalTitle.trim();
  const note = words.note.trim();
  return {
    stamp: { clientId },
    value: asEnum(value),
    ...(journalTitle === "" ? {} : { journalTitle }),
    ...(note === "" ? {} : { note }),
    ...(when === null ? {} : { occurredAt: new Date(when).toISOString() }),
  };
}
