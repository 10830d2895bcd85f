import { useState } from "react";
import { passwordLength } from "#domain/limits.ts";
import type { NewPassword } from "#domain/registration.ts";
import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import { Columns } from "#client/ui/layout/Stack.tsx";

interface NewPasswordFieldsProps {
  /** Returns the props of a field. */
  text: (field: keyof NewPassword) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
    error?: string;
  };
}

/** A new password, and the same again. One button shows both. */
export function NewPasswordFields({ text }: NewPasswordFieldsProps) {
  const [shown, setShown] = useState(false);

  return (
    <Columns least={180}>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters`}
        shown={shown}
        onShow={setShown}
        {...text("password")}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" shown={shown} {...text("confirmPassword")} />
    </Columns>
  );
}
