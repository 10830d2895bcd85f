import { effectFaces, emotionFaces, type Effect, type Emotion } from "../emotions.ts";
import type { ActionEntry, Karma } from "../karma.ts";
import { coalLabel } from "../karmaWords.ts";

// What the book says of an entry in one line below its title, on screen and in the exported file.

interface CountedAction extends ActionEntry, Karma {
  emotionResponse: Emotion;
  effectOnOthers: Effect;
}

/** The line of an action or event, with the names of its tags. */
export function factsOfAction(action: CountedAction, tags: readonly string[]): string {
  const { type, classification, intention, emotionResponse: response, effectOnOthers: effect } = action;
  return lineOf([
    type === "action" ? "I did something" : "Something happened",
    classification === "positive" ? "Positive" : "Negative",
    intention && `Intention: ${intention}`,
    `Felt ${emotionFaces[response].label}`,
    effect === "no_one_affected" ? effectFaces[effect].label : `Others: ${effectFaces[effect].label}`,
    karmaText(action),
    ...tags,
  ]);
}

/** The line of a mood entry. `label` is the name of the mood, where its title does not say it. */
export function factsOfMood(label: string | undefined, finerWord: string | null, tags: readonly string[]): string {
  return lineOf(["Mood check", label, finerWord, ...tags]);
}

/** The line of a journal entry. `label` is the name of its emoji, if that can be read. */
export function factsOfPage(label: string | undefined, gold: number, tags: readonly string[]): string {
  return lineOf(["Journal entry", label, karmaText({ gold, coal: 0 }), ...tags]);
}

function lineOf(facts: readonly (string | null | undefined)[]): string {
  return facts.filter(Boolean).join(" · ");
}

function karmaText({ gold, coal }: Karma): string {
  const parts = [
    gold && `${gold} Good Karma`,
    coal > 0 && `${coal} ${coalLabel(coal)}`,
    coal < 0 && `${-coal} ${coalLabel(coal)} taken back`,
  ];
  return parts.filter(Boolean).join(", ");
}
