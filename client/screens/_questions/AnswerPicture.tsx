import { Emoji } from "#client/ui/display/Emoji.tsx";
import { effectFaces } from "#domain/emotions.ts";
import type { Choice, WizardAnswers } from "#domain/wizard.ts";
import { weatherOf } from "#domain/weathers.ts";
import { small } from "./AnswerPicture.css.ts";
import { questionOptions } from "./questionOptions.ts";

interface AnswerPictureProps {
  question: Choice;
  answers: WizardAnswers;
}

/** The small picture, or face, of an answer. */
export function AnswerPicture({ question, answers }: AnswerPictureProps) {
  if (question === "emotionResponse" || question === "effectOnOthers") {
    const feeling = answers[question];
    return feeling && <Emoji symbol={effectFaces[feeling].emoji} size="small" weather={weatherOf(feeling)} />;
  }

  const chosen = questionOptions[question].find(({ value }) => value === answers[question]);
  return (
    chosen && (
      <span className={small}>
        <chosen.Picture />
      </span>
    )
  );
}
