import { startTransition, useRef, type ReactNode } from "react";
import { foldingUp, unfolding } from "./fold.css.ts";
import { FoldedStep, FoldedSteps } from "./FoldedSteps.tsx";
import { needsHelp } from "#domain/heavyDays.ts";
import { visibleQuestions, type Question, type WizardAnswers } from "#domain/wizard.ts";
import { HelpBeside } from "../_help/HelpBeside.tsx";
import { AnswerPicture } from "./AnswerPicture.tsx";
import { OpenQuestion } from "./OpenQuestion.tsx";
import { wordsOf } from "./questionOptions.ts";
import { parts, within } from "./Questions.css.ts";
import { changerOf, headingOf, type Folding } from "./useFolding.ts";

interface QuestionsProps {
  answers: WizardAnswers;
  onAnswer: (answer: Partial<WizardAnswers>) => void;
  folding: Folding;
  /** The id of the text that describes the progress. */
  describedBy?: string;
}

/**
 * The wizard's questions (docs/rules.md, Wizard). One is open; answered ones are folded to a line. Below the answers before it
 * stands the way to help (docs/rules.md, Heavy days).
 */
export function Questions({ answers, onAnswer, folding, describedBy }: QuestionsProps) {
  const { id, open, leaving, isMoving, reopen, fold } = folding;
  const questions = visibleQuestions(answers);
  const isPointed = useRef(false);
  const place = questions.findIndex(({ key }) => key === open);
  const isFolded = ({ key }: Question) => key !== open && answers[key] !== undefined;
  const before = place === -1 ? questions : questions.slice(0, place);
  const after = place === -1 ? [] : questions.slice(place + 1);

  const lines = (some: readonly Question[]) => (
    <FoldedSteps>
      {some.map(({ key, title }) => (
        <FoldedStep
          key={key}
          changeId={changerOf(id, key)}
          picture={<AnswerPicture question={key} answers={answers} />}
          question={title}
          answer={wordsOf(key, answers)}
          isNew={key === leaving}
          onChange={() => reopen(key)}
        />
      ))}
    </FoldedSteps>
  );
  const whole = ({ key, title }: Question): ReactNode => (
    <Part key={key} motion={key === leaving ? "folds" : isMoving && "unfolds"}>
      <OpenQuestion
        question={key}
        title={title}
        headingId={headingOf(id, key)}
        describedBy={describedBy}
        answers={answers}
        onAnswer={(answer) => {
          const goOn = () => {
            fold(key);
            onAnswer(answer);
          };
          // In a transition, because the next question may draw many faces. Keyboard users must get it at once.
          if (isPointed.current) startTransition(goOn);
          else goOn();
        }}
      />
    </Part>
  );
  const isWhole = ({ key }: Question) => key === open || key === leaving;

  return (
    <div
      className={parts}
      onClickCapture={({ detail }) => {
        isPointed.current = detail > 0;
      }}
    >
      {before.some(isFolded) && <Part key="before">{lines(before.filter(isFolded))}</Part>}
      <HelpBeside key="help" onSky isShown={needsHelp(answers)} />
      {questions
        .slice(0, place === -1 ? undefined : place + 1)
        .filter(isWhole)
        .map(whole)}
      {after.some(isFolded) && <Part key="after">{lines(after.filter(isFolded))}</Part>}
      {after.filter(isWhole).map(whole)}
    </div>
  );
}

interface PartProps {
  motion?: "folds" | "unfolds" | false;
  children: ReactNode;
}

function Part({ motion, children }: PartProps) {
  const isLeaving = motion === "folds";

  return (
    <div className={motion ? moved[motion] : undefined} inert={isLeaving} aria-hidden={isLeaving || undefined}>
      <div className={within}>{children}</div>
    </div>
  );
}

const moved = { folds: foldingUp, unfolds: unfolding };
