import { useId } from "react";
import { Choice, Choices } from "./Choices.tsx";
import { field, labelText } from "./Field.css.ts";
import { track, word } from "./RadioRow.css.ts";
import { visuallyHidden } from "../display/VisuallyHidden.css.ts";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
}

interface RadioRowProps<Value extends string> {
  label: string;
  /** Visually hidden; screen readers still read it. */
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** A form finds the first option by this name. */
  name?: string;
}

/** A choice between a few words, on one line if they fit. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { label, labelHidden, options, value, onChange, error, name } = props;
  const id = useId();

  return (
    <div className={field}>
      <span id={id} className={labelHidden ? visuallyHidden : labelText}>
        {label}
      </span>
      <Choices labelledBy={id} value={value} error={error}>
        <div className={track}>
          {options.map((option, index) => (
            <Choice
              key={option.value}
              value={option.value}
              className={word}
              onPick={onChange}
              {...(index === 0 && name ? { name } : {})}
            >
              {option.label}
            </Choice>
          ))}
        </div>
      </Choices>
    </div>
  );
}
