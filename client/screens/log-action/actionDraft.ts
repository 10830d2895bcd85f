import type { LogActionInput } from "#client/__generated__/useLogActionMutation.graphql.ts";
import { newClientId } from "#client/platform/drafts.ts";
import { whenProblem } from "#domain/days.ts";
import { loggedAction, noAnswers, type WizardAnswers } from "#domain/wizard.ts";

/** What the log-action form holds; kept on the device until it is logged. */
export interface ActionDraft {
  /** Made when the form opens: sent again, it is the same save. */
  clientId: string;
  answers: WizardAnswers;
  /** As a datetime-local field has it, in the device's zone. Null is "Just now". */
  when: string | null;
}

/** The form as it opens. */
export function newActionDraft(): ActionDraft {
  return { clientId: newClientId(), answers: noAnswers, when: null };
}

/** Whether nothing is chosen or written, so that there is nothing to start over from. */
export function isUntouched({ answers, when }: ActionDraft): boolean {
  return when === null && Object.values(answers).every((value) => !value);
}

/** Whether something is written that could not be had back by a few presses. */
export function hasWords({ answers: { eventTitle, reflection1, reflection2, reflection3 } }: ActionDraft): boolean {
  return [eventTitle, reflection1, reflection2, reflection3].some((text) => text.trim() !== "");
}

/** Why the time that was chosen cannot stand, in words for the person, or nothing. */
export function whenProblemIn({ when }: ActionDraft, now: Date): string | undefined {
  return when === null ? undefined : whenProblem(new Date(when), now);
}

/**
 * What to send, or nothing before every choice is made. "Just now" is for the server's clock to say.
 *
 * @throws RangeError for a time that `whenProblemIn` objects to.
 */
export function inputFrom({ clientId, answers, when }: ActionDraft): LogActionInput | undefined {
  const entry = loggedAction(answers);
  if (!entry) return undefined;
  return { stamp: { clientId }, ...entry, ...(when === null ? {} : { occurredAt: new Date(when).toISOString() }) };
}
