import * as Ariakit from "@ariakit/react";
import { useId, type ReactNode } from "react";
import { box, cell, row, tick, words } from "./Checkbox.css.ts";
import { field } from "./Field.css.ts";
import { FieldError } from "./Field.tsx";
import { Icon } from "../display/Icon.tsx";

interface CheckboxProps {
  /** May contain links. Pressing a link follows it and does not tick the box. */
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
}

export function Checkbox({ label, name, checked, onChange, error }: CheckboxProps) {
  const id = useId();

  return (
    <div className={field}>
      <div className={row}>
        <span className={cell}>
          <Ariakit.Checkbox
            id={id}
            name={name}
            className={box}
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <span className={tick}>
            <Icon name="check" size={18} />
          </span>
        </span>
        <label htmlFor={id} className={words}>
          {label}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
