import { tagsInput, type WithTags } from "../_tags/tagInput.ts";
import type { EntryFormOf } from "../_entries/useEntryForm.ts";
import { freshOf, inputFrom } from "../_entries/values.ts";
import type { WizardAnswers } from "#domain/wizard.ts";

export interface ActionFormValues extends WithTags {
  answers: WizardAnswers;
}

export const actionEntry: EntryFormOf<"action", ActionFormValues> = {
  kind: "action",
  fresh: { answers: freshOf("action") },
  inputFrom: ({ answers, tags }) => {
    const input = inputFrom("action", answers);
    return input && { ...input, ...tagsInput({ tags }) };
  },
  saved: { title: "Action Logged Successfully", description: "Your karma balance has been updated.", tone: "karma" },
  failed: () => ({ title: "Error", description: "Failed to log action. Please try again." }),
};
