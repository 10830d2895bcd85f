import { useState, type ComponentProps } from "react";
import { TextLink } from "../controls/TextLink.tsx";
import { compound, unbroken } from "../gallery/texts.ts";
import { PasswordField } from "./PasswordField.tsx";

function Held(props: Partial<ComponentProps<typeof PasswordField>>) {
  const [value, setValue] = useState(props.value ?? "correct horse battery");
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

export function Usual() {
  return <Held />;
}

export function Empty() {
  return <Held value="" placeholder="At least 8 characters" />;
}

export function WithLink() {
  return <Held labelEnd={<TextLink to="/forgot">Forgot it?</TextLink>} hint="At least 8 characters." />;
}

export function Invalid() {
  return <Held error="This is not the password of the account." />;
}

export function Disabled() {
  return <Held disabled />;
}

export function LongText() {
  return <Held label={compound} value={unbroken} hint={compound} error={unbroken} />;
}
