import { useEffect, useState, type RefObject } from "react";

/** Why a field of a form cannot stand, or the form where no field is named. */
export interface FieldProblem {
  field?: string | null | undefined;
  message: string;
}

/** The problem of a form, shown at its field, where the focus goes. */
export function useProblem(form: RefObject<HTMLFormElement | null>) {
  const [problem, setProblem] = useState<FieldProblem>();

  // Not before the form is drawn anew: while it is sent its fields take no focus.
  useEffect(() => {
    const control = problem?.field && form.current?.elements.namedItem(problem.field);
    if (!(control instanceof HTMLElement)) return;
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: "center" });
  }, [problem, form]);

  return {
    problem,
    point: setProblem,
    clear: () => setProblem(undefined),
    /** What is wrong with a field, if it is this one. */
    errorAt: (field: string) => (problem?.field === field ? problem.message : undefined),
  };
}
