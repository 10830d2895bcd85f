import type { ReactNode } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { unfolding } from "./fold.css.ts";
import { answer as answerWords, line, picture as thumb, sheet, step, words } from "./FoldedSteps.css.ts";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";

/** The answered steps of a form, one line each. */
export function FoldedSteps({ children }: { children: ReactNode }) {
  return <ul className={sheet}>{children}</ul>;
}

interface FoldedStepProps {
  picture: ReactNode;
  question: string;
  answer: string;
  /** Whether the step was just folded. */
  isNew: boolean;
  changeId: string;
  onChange: () => void;
}

export function FoldedStep({ picture, question, answer, isNew, changeId, onChange }: FoldedStepProps) {
  return (
    <li className={isNew ? `${step} ${unfolding}` : step}>
      <div className={line}>
        <span className={thumb}>{picture}</span>
        <span className={words}>
          {question} <b className={answerWords}>{answer}</b>
        </span>
        <Button id={changeId} variant="plain" size="small" onClick={onChange}>
          Change <VisuallyHidden>{question}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
