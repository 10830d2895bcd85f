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
  /** Whether the text can be read, where the button of another field says so too. */
  shown?: boolean;
  /** Called by the button. Without it, a field with `shown` has none. */
  onShow?: (shown: boolean) => void;
}

export function PasswordField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  onChange,
  shown: given,
  onShow,
  ...props
}: PasswordFieldProps) {
  const [own, setOwn] = useState(false);
  const shown = given ?? own;
  const show = onShow ?? (given === undefined ? setOwn : undefined);

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
          {show && (
            <div className={eye}>
              <IconButton
                icon={shown ? "eyeOff" : "eye"}
                label={shown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
                variant="plain"
                onClick={() => show(!shown)}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
