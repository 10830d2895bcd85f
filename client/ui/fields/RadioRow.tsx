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
}

/** A choice between a few words, on one line if they fit. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { label, labelHidden, options, value, onChange } = props;
  const id = useId();

  return (
    <div className={field}>
      <span id={id} className={labelHidden ? visuallyHidden : labelText}>
        {label}
      </span>
      <Choices labelledBy={id} value={value}>
        <div className={track}>
          {options.map((option) => (
            <Choice key={option.value} value={option.value} className={word} onPick={onChange}>
              {option.label}
            </Choice>
          ))}
        </div>
      </Choices>
    </div>
  );
}
