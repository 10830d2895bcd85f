import { useEffect, useState, type RefObject } from "react";

export interface FieldProblem {
  field?: string | null | undefined;
  message: string;
}

/** Holds what is wrong with a form and focuses the field it is about; without a field it is about the whole form. */
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
