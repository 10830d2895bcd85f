import { tagsInput, type WithTags } from "../_tags/tagInput.ts";
import type { EntryFormOf } from "../_entries/useEntryForm.ts";
import { loggedAction, noAnswers, type WizardAnswers } from "#domain/wizard.ts";

export interface ActionFormValues extends WithTags {
  answers: WizardAnswers;
}

export const actionEntry: EntryFormOf<"action", ActionFormValues> = {
  kind: "action",
  fresh: { answers: noAnswers },
  inputFrom: ({ answers, tags }) => {
    const logged = loggedAction(answers);
    return logged && { ...logged, ...tagsInput({ tags }) };
  },
  saved: { title: "Action Logged Successfully", description: "Your karma balance has been updated.", tone: "karma" },
  failed: () => ({ title: "Error", description: "Failed to log action. Please try again." }),
};

export function hasWords({
  answers: { eventTitle, reflection1, reflection2, reflection3 },
}: ActionFormValues): boolean {
  return [eventTitle, reflection1, reflection2, reflection3].some((text) => text.trim() !== "");
}
