import { useId, type ReactNode } from "react";
import { errorText, field, foot as footStyle, hintText, labelEnd as labelEndPlace, labelText } from "./Field.css.ts";
import { Icon } from "../display/Icon.tsx";
import { Questions } from "../display/Questions.tsx";
import { visuallyHidden } from "../display/VisuallyHidden.css.ts";

export interface FieldTexts {
  /** May be several questions, each on its own line. */
  label: string;
  /** Visually hidden; screen readers still read it. */
  labelHidden?: boolean;
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** The control spreads these props, which connect it with its label, hint and error. */
export interface FieldWiring {
  id: string;
  /** Text follows the direction of its own script. */
  dir: "auto";
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldTexts {
  foot?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
}

export function Field({ label, labelHidden, labelEnd, hint, error, foot, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");

  return (
    <div className={field}>
      <label htmlFor={id} className={labelHidden ? visuallyHidden : labelText}>
        <Questions>{label}</Questions>
      </label>
      {children({
        id,
        dir: "auto",
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {/* After the control in tab order: people tabbing from the previous field want to type. */}
      {labelEnd && <div className={labelEndPlace}>{labelEnd}</div>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {(hint || foot) && (
        <div className={footStyle}>
          <span id={`${id}-hint`} className={hintText}>
            {hint}
          </span>
          {foot}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={errorText}>
      <Icon name="warning" size={18} />
      {children}
    </p>
  );
}
