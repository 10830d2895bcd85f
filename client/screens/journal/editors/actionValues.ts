import { actionKind } from "#domain/entries/action.ts";
import { choiceNamesOf } from "#domain/entries/field.ts";
import { karmaFor, type Karma } from "#domain/karma.ts";
import { defaultDescription, entryFrom, type Choice, type WizardAnswers } from "#domain/wizard.ts";

/** Answers as the draft of an edit holds them: with null for a choice that is not made, because a draft drops what is undefined. */
export type DraftOfAnswers = Omit<WizardAnswers, Choice> & {
  [Name in Choice]: NonNullable<WizardAnswers[Name]> | null;
};

export function draftOfAnswers(answers: WizardAnswers): DraftOfAnswers {
  const none = Object.fromEntries(choiceNamesOf(actionKind).map((name) => [name, null]));
  // Safe: each choice is null or made.
  return { ...none, ...answers } as DraftOfAnswers;
}

export function answersIn(draft: DraftOfAnswers): WizardAnswers {
  // Safe: what is left out are choices.
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null)) as WizardAnswers;
}

/** Whether the description differs from the wizard's own. */
export function hasOwnDescription({ description = "" }: WizardAnswers): boolean {
  return description !== "" && description !== defaultDescription;
}

/** The karma of the choices; undefined until all are made. */
export function karmaOf(answers: WizardAnswers): Karma | undefined {
  const entry = entryFrom(answers);
  return entry && karmaFor(entry);
}
