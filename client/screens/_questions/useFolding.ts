import { useEffect, useId, useRef, useState } from "react";
import { clock } from "#client/platform/clock.ts";
import { motion } from "#client/theme/sizes.ts";
import { isStill } from "#client/ui/motion/isStill.ts";
import { visibleQuestions, type Choice, type WizardAnswers } from "#domain/wizard.ts";

/** Which question is open, and where the focus goes. */
export interface Folding {
  /** Prefix of the ids of its parts. */
  id: string;
  open: Choice | undefined;
  /** The question that is folding up. */
  leaving: Choice | undefined;
  /** Whether something is folding or unfolding. */
  isMoving: boolean;
  /** Reopens an answered question and focuses its chosen option. */
  reopen: (question: Choice) => void;
  /** Folds an answered question and focuses the next heading. */
  fold: (question: Choice) => void;
}

/** Opens the first unanswered question, unless another was reopened. */
export function useFolding(answers: WizardAnswers): Folding {
  const id = useId();
  const [reopened, setReopened] = useState<Choice>();
  const asked = visibleQuestions(answers).map(({ key }) => key);
  const open = asked.find((each) => each === reopened) ?? asked.find((each) => answers[each] === undefined);

  const [shown, setShown] = useState<Shown>({ open, leaving: undefined, isMoving: false });
  if (shown.open !== open) setShown({ open, leaving: shown.open, isMoving: !isStill() });

  const aim = useRef<Aim>(undefined);
  useEffect(() => {
    const target = aim.current && targetOf(id, aim.current, open);
    aim.current = undefined;
    target?.focus({ preventScroll: true });

    const rest = () => {
      setShown((now) => (now.isMoving ? { ...now, leaving: undefined, isMoving: false } : now));
      // The page's CSS does not scroll smoothly, so it is requested here.
      const behavior = isStill() ? "auto" : "smooth";
      (target?.closest("li, section") ?? target)?.scrollIntoView({ block: "nearest", behavior });
    };
    return clock.after(isStill() ? 0 : Number.parseFloat(motion.fold), rest);
  }, [id, open]);

  return {
    id,
    open,
    leaving: shown.isMoving ? shown.leaving : undefined,
    isMoving: shown.isMoving,
    reopen: (question) => {
      aim.current = { reopened: question };
      setReopened(question);
    },
    fold: (question) => {
      aim.current = { folded: question };
      setReopened(undefined);
    },
  };
}

export function headingOf(id: string, question: Choice | "preview"): string {
  return `${id}-${question}`;
}

export function changerOf(id: string, question: Choice): string {
  return `${id}-${question}-change`;
}

interface Shown {
  open: Choice | undefined;
  leaving: Choice | undefined;
  isMoving: boolean;
}

type Aim = { reopened: Choice } | { folded: Choice };

function targetOf(id: string, aim: Aim, open: Choice | undefined): HTMLElement | null | undefined {
  if ("reopened" in aim) {
    const question = document.getElementById(headingOf(id, aim.reopened))?.closest("section");
    return question?.querySelector<HTMLElement>("[aria-checked='true']");
  }
  if (open) return document.getElementById(headingOf(id, open));
  // The last answer completes the preview. If no question follows, the focus stays.
  const preview = aim.folded === "effectOnOthers" && document.getElementById(headingOf(id, "preview"));
  return preview || document.getElementById(changerOf(id, aim.folded));
}
