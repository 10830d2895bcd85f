import { useEffect, type ReactNode, type RefObject } from "react";
import { form as formStyle } from "./Form.css.ts";

interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  /** For a button that stands elsewhere. */
  id?: string;
  onSubmit: () => void;
  /** It is being sent: its fields keep still, for words typed now would be lost, and its button has the focus. */
  busy: boolean;
  /** Below the fields: the button that sends it. */
  end?: ReactNode;
  children: ReactNode;
}

/** A form whose problems are said by us and not by the browser. */
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
