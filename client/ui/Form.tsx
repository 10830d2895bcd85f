import { useEffect, type ReactNode, type RefObject } from "react";
import { form as formStyle } from "./Form.css.ts";

interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  /** For a button outside of it. */
  id?: string;
  onSubmit: () => void;
  /** It is being sent: its fields are inert, for words typed now would be lost, and its button takes the focus. */
  busy: boolean;
  /** The button, below the fields. */
  end?: ReactNode;
  children: ReactNode;
}

/** A form that leaves the messages at its fields to us. */
export function Form({ ref, id, onSubmit, busy, end, children }: FormProps) {
  useEffect(() => {
    if (busy) submitButtonOf(ref.current)?.focus();
  }, [busy, ref]);

  return (
    <form
      ref={ref}
      id={id}
      className={formStyle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <div className={formStyle} inert={busy}>
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
