import { useEffect, type ReactNode, type RefObject } from "react";
import { formPath } from "#domain/paths.ts";
import type { Busy } from "../controls/pressing.ts";
import { columns as columnsStyle, fields, form as formStyle } from "./Form.css.ts";

interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  /** For a submit button outside the form. */
  id?: string;
  onSubmit: () => void;
  /** Makes the fields inert, because text typed during submission would be lost, and focuses the submit button. */
  busy: Busy;
  /** On a desktop the first child is beside the other two and the buttons. */
  columns?: boolean;
  /** A class that places the fields and the end in another way. */
  look?: string;
  end?: ReactNode;
  children: ReactNode;
}

/** A form without native validation messages: the fields show ours. */
export function Form({ ref, id, onSubmit, busy, columns, look, end, children }: FormProps) {
  useEffect(() => {
    if (busy === true) submitButtonOf(ref.current)?.focus();
  }, [busy, ref]);

  return (
    <form
      ref={ref}
      id={id}
      className={[formStyle, columns && columnsStyle, look].filter(Boolean).join(" ")}
      noValidate
      // Only for native submission before the client runs: it keeps the values out of the address. The server ignores
      // it.
      method="post"
      action={formPath}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <div className={fields} inert={busy === true}>
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
