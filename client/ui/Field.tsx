import { useId, type ReactNode } from "react";
import { errorText, field, head, hintText, labelText } from "./Field.css.ts";
import { Icon } from "./Icon.tsx";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

/** What every field may carry around its control. */
export interface FieldTexts {
  label: string;
  /** For those who see, the label goes without saying; it still names the field. */
  labelHidden?: boolean;
  /** Stands opposite the label, such as a "Forgot Password?" link. */
  labelEnd?: ReactNode;
  /** Said before anything is typed. */
  hint?: ReactNode;
  /** Why the value cannot stand. */
  error?: string;
}

/** What the control inside a Field takes, so that label, hint and error belong to it. */
export interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldTexts {
  /** Stands under the control at the right, such as a counter. */
  foot?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error, tied together. */
export function Field({ label, labelHidden, labelEnd, hint, error, foot, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");

  const labelElement = (
    <label htmlFor={id} className={labelHidden ? visuallyHidden : labelText}>
      {label}
    </label>
  );

  return (
    <div className={field}>
      {labelEnd ? (
        <div className={head}>
          {labelElement}
          {labelEnd}
        </div>
      ) : (
        labelElement
      )}
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {(hint || foot) && (
        <div className={head}>
          <span id={`${id}-hint`} className={hintText}>
            {hint}
          </span>
          {foot}
        </div>
      )}
    </div>
  );
}

/** The words under a control that say why it cannot stand. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={errorText}>
      <Icon name="warning" size={18} />
      {children}
    </p>
  );
}
