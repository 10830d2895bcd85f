import { useState, type ComponentPropsWithRef } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import { control } from "./Field.css.ts";
import { IconButton } from "../controls/IconButton.tsx";
import { eye, frame, input } from "./PasswordField.css.ts";

interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "className" | "style" | "id" | "type" | "onChange"> {
  name: string;
  autoComplete: "current-password" | "new-password" | "off";
  value: string;
  onChange: (value: string) => void;
}

export function PasswordField({ label, labelHidden, labelEnd, hint, error, onChange, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <Field label={label} labelHidden={labelHidden} labelEnd={labelEnd} hint={hint} error={error}>
      {(wiring) => (
        <div className={frame}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            {...wiring}
            type={shown ? "text" : "password"}
            className={`${control} ${input}`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <div className={eye}>
            <IconButton
              icon={shown ? "eyeOff" : "eye"}
              label={shown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
              variant="plain"
              onClick={() => setShown(!shown)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
