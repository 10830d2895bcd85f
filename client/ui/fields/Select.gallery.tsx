import { useState, type ComponentProps } from "react";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { Select } from "./Select.tsx";

const options = [
  { value: "week", label: "This week" },
  { value: "month", label: "This month" },
  { value: "compound", label: compound },
  { value: "unbroken", label: unbroken },
  { value: "arabic", label: rightToLeft },
];

function Held(props: Partial<ComponentProps<typeof Select<string>>>) {
  const [value, setValue] = useState(props.value ?? "week");
  return <Select label="Period" options={options} {...props} value={value} onChange={setValue} />;
}

export function Usual() {
  return <Held hint="Weeks start on Monday." />;
}

export function Small() {
  return <Held label="Period of the card" labelHidden size="small" />;
}

export function Invalid() {
  return <Held error="Please choose a period." />;
}

export function LongText() {
  return <Held label={compound} value="unbroken" hint={compound} error={unbroken} />;
}

export function LongTextSmall() {
  return <Held label="Long period" size="small" value="compound" />;
}

export function RightToLeft() {
  return <Held value="arabic" />;
}
