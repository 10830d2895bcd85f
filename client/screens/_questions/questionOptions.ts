import { DidPicture } from "#client/pictures/DidPicture.tsx";
import { HappenedPicture } from "#client/pictures/HappenedPicture.tsx";
import { KindlyPicture } from "#client/pictures/KindlyPicture.tsx";
import { NegativePicture } from "#client/pictures/NegativePicture.tsx";
import { PositivePicture } from "#client/pictures/PositivePicture.tsx";
import { UnkindlyPicture } from "#client/pictures/UnkindlyPicture.tsx";
import { effectFaces, effects, emotions } from "#domain/emotions.ts";
import type { Choice, WizardAnswers } from "#domain/wizard.ts";

/** The options of each question of the wizard. */
export const questionOptions = {
  type: [
    { value: "action", label: "I did something", Picture: DidPicture },
    { value: "event", label: "Something happened to me", Picture: HappenedPicture },
  ],
  classification: [
    { value: "positive", label: "Positive", Picture: PositivePicture },
    { value: "negative", label: "Negative", Picture: NegativePicture },
  ],
  intention: [
    { value: "positive", label: "Positive", Picture: KindlyPicture },
    { value: "negative", label: "Negative", Picture: UnkindlyPicture },
  ],
  emotionResponse: emotions.map((value) => ({ value, ...effectFaces[value] })),
  effectOnOthers: effects.map((value) => ({ value, ...effectFaces[value] })),
} as const;

/** The text of an answer. */
export function wordsOf(question: Choice, answers: WizardAnswers): string {
  const options: readonly { value: string; label: string }[] = questionOptions[question];
  return options.find(({ value }) => value === answers[question])?.label ?? "";
}
