import { useState } from "react";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { SearchField } from "./SearchField.tsx";

function Held({ value: first = "", ...look }: { value?: string; label?: string; size?: "small" }) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      name="find"
      label="Search your diary"
      maxLength={200}
      value={value}
      onChange={setValue}
      onSearch={() => undefined}
      onClear={() => setValue("")}
      {...look}
    />
  );
}

export function Empty() {
  return <Held />;
}

export function Filled() {
  return <Held value="heron" />;
}

export function Small() {
  return <Held size="small" />;
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
