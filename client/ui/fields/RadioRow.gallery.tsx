import { useState, type ComponentProps } from "react";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { RadioRow } from "./RadioRow.tsx";

const options = [
  { value: "all", label: "All" },
  { value: "moods", label: "Moods" },
  { value: "actions", label: "Actions" },
];

function Held(props: Partial<ComponentProps<typeof RadioRow<string>>>) {
  const [value, setValue] = useState(props.value ?? "moods");
  return <RadioRow label="Show" options={options} {...props} value={value} onChange={setValue} />;
}

export function Usual() {
  return <Held />;
}

export function LabelHidden() {
  return <Held label="Show by kind" labelHidden />;
}

export function NothingChosen() {
  return <Held value="" />;
}

export function LongText() {
  return (
    <Held
      label={compound}
      options={[
        { value: "moods", label: compound },
        { value: "long", label: unbroken },
        { value: "arabic", label: rightToLeft },
      ]}
    />
  );
}
