import { useState, type ComponentProps } from "react";
import { TextLink } from "../controls/TextLink.tsx";
import { compound, rightToLeft } from "../gallery/texts.ts";
import { Checkbox } from "./Checkbox.tsx";

function Held(props: Partial<ComponentProps<typeof Checkbox>>) {
  const [checked, setChecked] = useState(props.checked ?? false);
  return <Checkbox label="Remember me" name="remember" {...props} checked={checked} onChange={setChecked} />;
}

export function Usual() {
  return <Held />;
}

export function Chosen() {
  return <Held checked />;
}

export function WithLink() {
  return (
    <Held
      label={
        <>
          I agree to the <TextLink to="/terms-conditions">Terms & Conditions</TextLink>
        </>
      }
    />
  );
}

export function Invalid() {
  return <Held label="I agree" error="Please agree to the Terms & Conditions." />;
}

export function LongText() {
  return <Held label={compound} error={compound} />;
}

export function RightToLeft() {
  return <Held label={<bdi>{rightToLeft}</bdi>} checked />;
}
