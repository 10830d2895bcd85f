import { karmaFor, type Karma } from "#domain/karma.ts";
import { defaultDescription, entryFrom, type WizardAnswers } from "#domain/wizard.ts";

/** Whether a description differs from the wizard's own. */
export function isDescribed(description: string): boolean {
  return description !== "" && description !== defaultDescription;
}

/** The karma of the choices; undefined until all are made. */
export function karmaOf(answers: WizardAnswers): Karma | undefined {
  const entry = entryFrom(answers);
  return entry && karmaFor(entry);
}
