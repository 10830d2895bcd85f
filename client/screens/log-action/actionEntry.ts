import type { EntryFormOf } from "../_entries/useEntryForm.ts";
import { loggedAction, noAnswers, type WizardAnswers } from "#domain/wizard.ts";

export interface ActionSaid {
  answers: WizardAnswers;
}

export const actionEntry: EntryFormOf<"action", ActionSaid> = {
  kind: "action",
  fresh: { answers: noAnswers },
  inputFrom: ({ answers }) => loggedAction(answers),
  saved: { title: "Action Logged Successfully", description: "Your karma balance has been updated.", tone: "karma" },
  failed: () => ({ title: "Error", description: "Failed to log action. Please try again." }),
};

export function hasWords({ answers: { eventTitle, reflection1, reflection2, reflection3 } }: ActionSaid): boolean {
  return [eventTitle, reflection1, reflection2, reflection3].some((text) => text.trim() !== "");
}
