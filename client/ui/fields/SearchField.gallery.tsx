import { useState } from "react";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { SearchField } from "./SearchField.tsx";

function Held({ value: first = "", label = "Search your diary" }: { value?: string; label?: string }) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      name="find"
      label={label}
      maxLength={200}
      value={value}
      onChange={setValue}
      onSearch={() => undefined}
      onClear={() => setValue("")}
    />
  );
}

export function Empty() {
  return <Held />;
}

export function Filled() {
  return <Held value="heron" />;
}

export function LongText() {
  return <Held value={unbroken} />;
}

export function LongLabel() {
  return <Held label={compound} />;
}

export function RightToLeft() {
  return <Held value={rightToLeft} />;
}
