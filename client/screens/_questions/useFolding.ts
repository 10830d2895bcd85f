import { useEffect, useId, useRef, useState } from "react";
import { media, motion } from "#client/theme/sizes.ts";
import { visibleQuestions, type Choice, type WizardAnswers } from "#domain/wizard.ts";

/** Which one question is open, and the way the focus takes with it. */
export interface Folding {
  /** Begins the ids of its parts. */
  id: string;
  open: Choice | undefined;
  /** What folds up at this moment. */
  leaving: Choice | undefined;
  /** Whether something folds or unfolds at this moment. */
  isMoving: boolean;
  /** Opens an answered question again, and focuses what is chosen there. */
  reopen: (question: Choice) => void;
  /** Folds an answered question, and focuses the heading of what is asked or told next. */
  fold: (question: Choice) => void;
}

/** The first question without an answer is open, unless another one was opened again. */
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
      // The page's CSS does not scroll smoothly, so it is asked for here.
      const behavior = isStill() ? "auto" : "smooth";
      (target?.closest("section") ?? target)?.scrollIntoView({ block: "nearest", behavior });
    };
    const timer = setTimeout(rest, isStill() ? 0 : Number.parseFloat(motion.fold));
    return () => clearTimeout(timer);
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
  // The last answer decides the preview. Where nothing else is asked, one stays where one was.
  const preview = aim.folded === "effectOnOthers" && document.getElementById(headingOf(id, "preview"));
  return preview || document.getElementById(changerOf(id, aim.folded));
}

function isStill(): boolean {
  return window.matchMedia(media.still).matches;
}
