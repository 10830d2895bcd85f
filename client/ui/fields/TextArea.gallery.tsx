import { useState, type ComponentProps } from "react";
import { compound, paragraph, rightToLeft, unbroken } from "../gallery/texts.ts";
import { TextArea } from "./TextArea.tsx";

function Held(props: Partial<ComponentProps<typeof TextArea>>) {
  const [value, setValue] = useState(props.value ?? paragraph);
  return <TextArea label="What happened?" name="text" maxLength={1000} {...props} value={value} onChange={setValue} />;
}

export function Usual() {
  return <Held hint="Only you can read it." />;
}

export function Empty() {
  return <Held value="" placeholder="Three lines are enough" />;
}

export function NearTheLimit() {
  return <Held maxLength={180} hint="A message has 180 characters." />;
}

export function Counted() {
  return <Held value="" counted />;
}

export function Invalid() {
  return <Held error="Please write something first." />;
}

export function Disabled() {
  return <Held disabled />;
}

export function LongText() {
  return <Held label={compound} value={unbroken} hint={unbroken} error={compound} counted />;
}

export function RightToLeft() {
  return <Held value={rightToLeft} />;
}
