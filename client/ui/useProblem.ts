import { useEffect, useState, type RefObject } from "react";

/** What is wrong with a field, or with the whole form. */
export interface FieldProblem {
  field?: string | null | undefined;
  message: string;
}

/** The problem of a form. Its field takes the focus. */
export function useProblem(form: RefObject<HTMLFormElement | null>) {
  const [problem, setProblem] = useState<FieldProblem>();

  // In an effect, because fields are inert until the form is drawn again.
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
    errorAt: (field: string) => (problem?.field === field ? problem.message : undefined),
  };
}
