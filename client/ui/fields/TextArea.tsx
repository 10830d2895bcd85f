import type { ComponentPropsWithRef } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import { control } from "./Field.css.ts";
import { area, counter, frame, mirror } from "./TextArea.css.ts";

interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"textarea">, "className" | "style" | "id" | "onChange"> {
  name: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** Shows "n/max characters" from the start; else only near the end, because a counter hurries people. */
  counted?: boolean;
}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, labelEnd, hint, error, onChange, rows = 3, counted = false, ...rest } = props;
  const { value, maxLength = Infinity } = rest;
  const count = (counted || value.length >= maxLength * 0.8) && (
    <span className={counter}>
      {value.length}/{maxLength} characters
    </span>
  );

  return (
    <Field label={label} labelHidden={labelHidden} labelEnd={labelEnd} hint={hint} error={error} foot={count}>
      {(wiring) => (
        <div className={frame} style={{ "--rows": rows }}>
          <textarea
            // Browsers bring only the line of the caret into sight.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
            {...rest}
            {...wiring}
            rows={rows}
            className={`${control} ${area}`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <div className={`${control} ${mirror}`} dir="auto" aria-hidden="true">
            {`${value} `}
          </div>
        </div>
      )}
    </Field>
  );
}
