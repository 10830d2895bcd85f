import type { ComponentPropsWithRef } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import { control } from "./Field.css.ts";
import { area, counter, frame, mirror, unseen } from "./TextArea.css.ts";

interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"textarea">, "className" | "style" | "id" | "onChange"> {
  name: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** Always shows "n/max characters". By default the counter appears only near the limit, because it hurries people. */
  counted?: boolean;
  /** A class for the text in place of a field's box, as on paper. It sets the height itself. */
  look?: string;
}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, labelEnd, hint, error, onChange, rows = 3, counted, look, ...rest } = props;
  const { value, maxLength = Infinity } = rest;
  const count = (counted ?? value.length >= maxLength * 0.8) && (
    <span className={counter}>
      {value.length}/{maxLength} characters
    </span>
  );

  return (
    <Field label={label} labelHidden={labelHidden} labelEnd={labelEnd} hint={hint} error={error} foot={count}>
      {(wiring) => (
        <div className={frame} style={{ "--rows": rows }}>
          <textarea
            // Browsers scroll only the caret's line into view.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
            autoComplete="off"
            {...rest}
            {...wiring}
            rows={rows}
            className={`${look ?? control} ${area}`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <div className={look ? `${look} ${unseen}` : `${control} ${unseen} ${mirror}`} dir="auto" aria-hidden="true">
            {`${value} `}
          </div>
        </div>
      )}
    </Field>
  );
}
