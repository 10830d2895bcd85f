import { useState, type ComponentProps } from "react";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { SearchSelect } from "./SearchSelect.tsx";

const options = [
  { value: "at", label: "Austria" },
  { value: "ci", label: "Côte d’Ivoire" },
  { value: "de", label: "Germany" },
  { value: "compound", label: compound },
  { value: "arabic", label: rightToLeft },
  { value: "unbroken", label: unbroken },
];

function Held(props: Partial<ComponentProps<typeof SearchSelect>>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <SearchSelect
      label="Country"
      name="country"
      options={options}
      placeholder="Choose a country"
      searchLabel="Search countries"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

export function Usual() {
  return <Held hint="It decides the helplines that you see." />;
}

export function Chosen() {
  return <Held value="ci" />;
}

export function Waiting() {
  return <Held label="Person" options={[]} waiting="Loading people…" />;
}

export function Empty() {
  return <Held label="Nobody yet" options={[]} note="People you connect with appear here." />;
}

export function Invalid() {
  return <Held error="Please choose your country." />;
}

export function LongText() {
  return <Held label={compound} value="unbroken" hint={compound} error={unbroken} />;
}

export function RightToLeft() {
  return <Held value="arabic" />;
}
