import type { ComponentPropsWithRef } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import { control } from "./Field.css.ts";

interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "className" | "style" | "id" | "onChange"> {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

export function TextField({ label, labelHidden, labelEnd, hint, error, onChange, ...props }: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} labelEnd={labelEnd} hint={hint} error={error}>
      {(wiring) => (
        <input
          type="text"
          // What is written in a diary is nobody's suggestion. The fields of the account name what they hold.
          autoComplete="off"
          {...props}
          {...wiring}
          className={control}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
