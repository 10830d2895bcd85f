import { useEffect, useState, type RefObject } from "react";

export interface FieldProblem {
  field?: string | null | undefined;
  message: string;
}

interface Problems {
  all: readonly FieldProblem[];
  /** The field that takes the focus, once for each time that problems are pointed out. */
  focused: { field?: string | null | undefined };
}

const none: Problems = { all: [], focused: {} };

/** Holds the problems of a form and focuses the first field with one. A problem without a field concerns the whole form. */
export function useProblem(form: RefObject<HTMLFormElement | null>) {
  const [{ all, focused }, setProblems] = useState(none);
  const pointAll = (problems: readonly FieldProblem[]) =>
    setProblems({ all: problems, focused: { field: problems[0]?.field } });

  // In an effect, because the fields stay inert until the next render.
  useEffect(() => {
    const control = focused.field && form.current?.elements.namedItem(focused.field);
    if (!(control instanceof HTMLElement)) return;
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: "center" });
  }, [focused, form]);

  return {
    problem: all[0],
    point: (problem: FieldProblem) => pointAll([problem]),
    pointAll,
    clear: () => setProblems(none),
    /** Takes away the problem of one field. The others stay, and the focus does too. */
    clearAt: (field: string) =>
      setProblems((now) => ({ ...now, all: now.all.filter((problem) => problem.field !== field) })),
    errorAt: (field: string) => all.find((problem) => problem.field === field)?.message,
  };
}
