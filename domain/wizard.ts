import type { Effect, Emotion } from "./emotions.ts";
import { actionKind, reflectionNames } from "./entries/action.ts";
import { choiceNamesOf, textNamesOf, type ChoiceName, type TextName } from "./entries/field.ts";
import type { FieldsOf } from "./entries/kinds.ts";
import { sentFrom, type ChosenValues, type SentValues } from "./entries/values.ts";
import type { ActionEntry } from "./karma.ts";

type Fields = FieldsOf<"action">;

/** The texts for which the wizard does not ask. Other clients send them, and the editor has them. */
const unasked = ["description", "note"] as const;

export type UnaskedText = (typeof unasked)[number];

/** A text for which the wizard asks. */
export type AskedText = Exclude<TextName<Fields>, UnaskedText>;

export const askedTexts = textNamesOf(actionKind).filter((name): name is AskedText => !isUnasked(name));

/** A choice that is not made yet is absent; a text that is not written yet is empty. */
export type WizardAnswers = ChosenValues<Fields> & Record<AskedText, string> & Partial<Record<UnaskedText, string>>;

// Safe: it has exactly these names.
export const noAnswers = Object.fromEntries(askedTexts.map((name) => [name, ""])) as Readonly<
  Record<AskedText, string>
>;

export interface Step {
  key: Choice | "preview" | "eventTitle" | "reflections" | "submit";
  title: string;
}

export interface Question extends Step {
  key: Choice;
}

/**
 * The description that the form always sends (docs/rules.md, Actions and events). Its short text is the event title.
 */
export const defaultDescription = "User action";

/**
 * The answers after a change. A changed choice clears later choices and the reflections that depend on it
 * (docs/rules.md, Wizard).
 */
export function answer(answers: WizardAnswers, change: Partial<WizardAnswers>): WizardAnswers {
  const changed = choices.find((choice) => choice in change && change[choice] !== answers[choice]);
  const next = { ...(changed ? clearedFrom(answers, changed) : answers), ...change };

  if (next.type !== "action") delete next.intention;
  return next;
}

/** True if every choice is made. Texts are optional (docs/rules.md, Wizard). */
export function canSubmit(answers: WizardAnswers): boolean {
  return entryFrom(answers) !== undefined;
}

/** The steps to show: each choice after the one before, and the texts and Submit after the last. */
export function visibleSteps(answers: WizardAnswers): readonly Step[] {
  return [...visibleQuestions(answers), ...(canSubmit(answers) ? stepsAfterChoices : [])];
}

/** The visible steps that ask for a choice. */
export function visibleQuestions(answers: WizardAnswers): readonly Question[] {
  const asked = choicesAsked(answers);
  const firstOpen = asked.findIndex((choice) => answers[choice] === undefined);
  const shown = firstOpen === -1 ? asked : asked.slice(0, firstOpen + 1);
  return shown.map((key) => ({ key, title: titleOf(key, answers) }));
}

/** The progress through what the person does: each choice, then the texts. Which steps are done, and the current one. */
export function progressOf(
  answers: WizardAnswers,
  open: Choice | undefined,
): { done: readonly boolean[]; step: number } {
  const asked = choicesAsked(answers);
  const done = [...asked.map((choice) => answers[choice] !== undefined), false];
  return { done, step: open ? asked.indexOf(open) + 1 : done.length };
}

/** The input of the karma rule and the reflection questions, or undefined before every choice is made. */
export function entryFrom(
  answers: WizardAnswers,
): (ActionEntry & { emotionResponse: Emotion; effectOnOthers: Effect }) | undefined {
  const { type, classification, intention = null, emotionResponse, effectOnOthers } = answers;
  if (!type || !classification || !emotionResponse || !effectOnOthers) return undefined;
  if (type === "action" && !intention) return undefined;

  return { type, classification, intention: type === "action" ? intention : null, emotionResponse, effectOnOthers };
}

/** The mutation's input, or undefined before every choice is made. */
export function loggedAction(answers: WizardAnswers): SentValues<Fields> | undefined {
  const entry = entryFrom(answers);
  return entry && sentFrom(actionKind, { description: defaultDescription, ...answers, ...entry });
}

const choices = choiceNamesOf(actionKind);

export type Choice = ChoiceName<Fields>;

/** Events have no question about the person's intention. */
function choicesAsked({ type }: WizardAnswers): readonly Choice[] {
  return choices.filter((choice) => choice !== "intention" || type !== "event");
}

const stepsAfterChoices: readonly Step[] = [
  { key: "preview", title: "Karma Impact Preview" },
  { key: "eventTitle", title: "What was this event" },
  { key: "reflections", title: "Reflect on this moment" },
  { key: "submit", title: "Log This Action" },
];

const choiceTitles: Record<Choice, string> = {
  type: "What happened?",
  classification: "How would you classify this?",
  intention: "What were your intentions?",
  emotionResponse: "How did you respond to this?",
  effectOnOthers: "How did this effect anyone else that was involved?",
};

const effectTitleForEvents = "How did your response to this event effect anyone else involved?";

function titleOf(choice: Choice, { type }: WizardAnswers): string {
  return choice === "effectOnOthers" && type === "event" ? effectTitleForEvents : choiceTitles[choice];
}

function clearedFrom(answers: WizardAnswers, changed: Choice): WizardAnswers {
  const kept = { ...answers };
  for (const choice of choices.slice(choices.indexOf(changed))) delete kept[choice];
  for (const name of reflectionNames) kept[name] = "";
  return kept;
}

function isUnasked(name: TextName<Fields>): name is UnaskedText {
  return unasked.some((each) => each === name);
}
