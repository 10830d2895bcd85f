import { useState } from "react";
import { PictureChoice } from "#client/ui/fields/PictureChoice.tsx";
import { WeatherGrid } from "#client/ui/fields/WeatherGrid.tsx";
import type { Choice, WizardAnswers } from "#domain/wizard.ts";
import { heading, headline, sheet } from "./OpenQuestion.css.ts";
import { questionOptions } from "./questionOptions.ts";

interface OpenQuestionProps {
  question: Choice;
  title: string;
  headingId: string;
  describedBy: string | undefined;
  answers: WizardAnswers;
  onAnswer: (answer: Partial<WizardAnswers>) => void;
}

/** The current question. Its heading takes the focus from the previous one. */
export function OpenQuestion({ question, title, headingId, describedBy, answers, onAnswer }: OpenQuestionProps) {
  // Fixed when it opens, so that it does not change while folding.
  const [isOpening] = useState(answers.type === undefined);
  const isFelt = question === "emotionResponse" || question === "effectOnOthers";
  const named = { labelledBy: headingId };

  return (
    <section className={isFelt ? sheet : undefined}>
      <h2 id={headingId} tabIndex={-1} className={isOpening ? headline : heading} aria-describedby={describedBy}>
        {title}
      </h2>
      {question === "type" && (
        <PictureChoice
          {...named}
          size={isOpening ? "large" : "regular"}
          options={questionOptions.type}
          value={answers.type}
          onChange={(type) => onAnswer({ type })}
        />
      )}
      {question === "classification" && (
        <PictureChoice
          {...named}
          options={questionOptions.classification}
          value={answers.classification}
          onChange={(classification) => onAnswer({ classification })}
        />
      )}
      {question === "intention" && (
        <PictureChoice
          {...named}
          options={questionOptions.intention}
          value={answers.intention}
          onChange={(intention) => onAnswer({ intention })}
        />
      )}
      {question === "emotionResponse" && (
        <WeatherGrid
          {...named}
          options={questionOptions.emotionResponse}
          value={answers.emotionResponse}
          onChange={(emotionResponse) => onAnswer({ emotionResponse })}
        />
      )}
      {question === "effectOnOthers" && (
        <WeatherGrid
          {...named}
          options={questionOptions.effectOnOthers}
          value={answers.effectOnOthers}
          onChange={(effectOnOthers) => onAnswer({ effectOnOthers })}
        />
      )}
    </section>
  );
}
