import { useEffect, type ReactNode, type RefObject } from "react";
import { formPath } from "#domain/paths.ts";
import { columns as columnsStyle, fields, form as formStyle } from "./Form.css.ts";

interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  /** For a submit button outside of the form. */
  id?: string;
  onSubmit: () => void;
  /** Makes the fields inert, because words typed while sending would be lost, and focuses the submit button. */
  busy: boolean;
  /** On a desktop the first child stands beside two more and the end. */
  columns?: boolean;
  end?: ReactNode;
  children: ReactNode;
}

/** Without the browser's validation messages: the fields show ours. */
export function Form({ ref, id, onSubmit, busy, columns, end, children }: FormProps) {
  useEffect(() => {
    if (busy) submitButtonOf(ref.current)?.focus();
  }, [busy, ref]);

  return (
    <form
      ref={ref}
      id={id}
      className={columns ? `${formStyle} ${columnsStyle}` : formStyle}
      noValidate
      // Only of a form that the browser sends by itself: never in an address, and nobody reads it.
      method="post"
      action={formPath}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <div className={fields} inert={busy}>
        {children}
      </div>
      {end}
    </form>
  );
}

function submitButtonOf(form: HTMLFormElement | null): HTMLButtonElement | undefined {
  const buttons = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLButtonElement);
  return buttons.find(({ type }) => type === "submit");
}
