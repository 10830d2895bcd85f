import { useState, type ComponentProps } from "react";
import { TextLink } from "../controls/TextLink.tsx";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { TextField } from "./TextField.tsx";

function Held(props: Partial<ComponentProps<typeof TextField>>) {
  const [value, setValue] = useState(props.value ?? "A walk in the rain");
  return <TextField label="Title" name="title" {...props} value={value} onChange={setValue} />;
}

export function Usual() {
  return <Held hint="You can change it later." />;
}

export function Empty() {
  return <Held value="" placeholder="A title for the day" />;
}

export function WithLink() {
  return <Held labelEnd={<TextLink to="/journal">Choose one</TextLink>} />;
}

export function LabelHidden() {
  return <Held label="Title of the card" labelHidden />;
}

export function Invalid() {
  return <Held error="Please write a title." />;
}

export function Disabled() {
  return <Held disabled />;
}

export function LongText() {
  return <Held label={compound} value={unbroken} hint={unbroken} error={compound} />;
}

export function RightToLeft() {
  return <Held value={rightToLeft} />;
}
