import type { Effect, Emotion } from "./emotions.ts";
import { asEnum } from "./enums.ts";
import type { ActionEntry } from "./karma.ts";

/** A choice that is not made yet is absent; a text that is not written yet is empty. */
export interface WizardAnswers {
  type?: ActionEntry["type"];
  classification?: ActionEntry["classification"];
  intention?: NonNullable<ActionEntry["intention"]>;
  emotionResponse?: Emotion;
  effectOnOthers?: Effect;
  eventTitle: string;
  reflection1: string;
  reflection2: string;
  reflection3: string;
}

export const noAnswers: Readonly<WizardAnswers> = { eventTitle: "", reflection1: "", reflection2: "", reflection3: "" };

export interface Step {
  key: Choice | "preview" | "eventTitle" | "reflections" | "submit";
  title: string;
}

export interface Question extends Step {
  key: Choice;
}

/** Enums are in GraphQL's upper case, and a blank text is null. */
export interface LoggedAction {
  type: Uppercase<ActionEntry["type"]>;
  classification: Uppercase<ActionEntry["classification"]>;
  intention: Uppercase<NonNullable<ActionEntry["intention"]>> | null;
  emotionResponse: Uppercase<Emotion>;
  effectOnOthers: Uppercase<Effect>;
  description: string;
  eventTitle: string | null;
  reflection1: string | null;
  reflection2: string | null;
  reflection3: string | null;
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

/** The progress through all steps (choices, preview, texts): which ones are done, and the current one. */
export function progressOf(
  answers: WizardAnswers,
  open: Choice | undefined,
): { done: readonly boolean[]; step: number } {
  const asked = choicesAsked(answers);
  const done = [...asked.map((choice) => answers[choice] !== undefined), canSubmit(answers), false];
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
export function loggedAction(answers: WizardAnswers): LoggedAction | undefined {
  const entry = entryFrom(answers);
  if (!entry) return undefined;

  return {
    type: asEnum(entry.type),
    classification: asEnum(entry.classification),
    intention: entry.intention && asEnum(entry.intention),
    emotionResponse: asEnum(entry.emotionResponse),
    effectOnOthers: asEnum(entry.effectOnOthers),
    description: defaultDescription,
    eventTitle: written(answers.eventTitle),
    reflection1: written(answers.reflection1),
    reflection2: written(answers.reflection2),
    reflection3: written(answers.reflection3),
  };
}

const choices = ["type", "classification", "intention", "emotionResponse", "effectOnOthers"] as const;

export type Choice = (typeof choices)[number];

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

function written(text: string): string | null {
  return text.trim() === "" ? null : text;
}

function clearedFrom(answers: WizardAnswers, changed: Choice): WizardAnswers {
  const kept: WizardAnswers = { ...noAnswers, eventTitle: answers.eventTitle };
  const earlier = choices.slice(0, choices.indexOf(changed));
  return Object.assign(kept, Object.fromEntries(earlier.map((choice) => [choice, answers[choice]])));
}
