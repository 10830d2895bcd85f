import { useState, type ComponentProps } from "react";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { TagField, type ChosenTag } from "./TagField.tsx";

const options = [
  { id: "1", label: "Priya", group: "People", detail: "58 entries" },
  { id: "2", label: "walk", group: "What I did", detail: "41 entries" },
  { id: "3", label: "Jonas", group: "People", detail: "22 entries" },
  { id: "4", label: "the allotment", group: "Where", detail: "19 entries" },
  { id: "5", label: "herons", group: null, detail: "7 entries" },
  { id: "6", label: "choir", group: "What I did", detail: "1 entry" },
  { id: "7", label: "slept early", group: "What I did" },
];

const none: readonly ChosenTag[] = [];

function Held({ chosen = none, ...props }: Partial<ComponentProps<typeof TagField>>) {
  const [tags, setTags] = useState<readonly ChosenTag[]>(chosen);
  return <TagField label="Tags" maxLength={50} options={options} {...props} chosen={tags} onChange={setTags} />;
}

export function Usual() {
  return <Held />;
}

export function Chosen() {
  return (
    <Held
      chosen={[
        { id: "1", label: "Priya" },
        { id: null, label: "new one" },
      ]}
    />
  );
}

export function Empty() {
  return <Held options={[]} hint="People, places, what you did: words you might look for later." />;
}

export function Full() {
  return <Held chosen={[{ id: "2", label: "walk" }]} full="An entry can have at most 20 tags." />;
}

export function Invalid() {
  return <Held error="Please give the tag a name." />;
}

export function LongText() {
  const long = [compound, unbroken].map((label, index) => ({ id: label, label, group: index ? compound : null }));
  return <Held label={compound} options={long} chosen={long} error={unbroken} />;
}

export function RightToLeft() {
  return (
    <Held options={[{ id: "1", label: rightToLeft, group: rightToLeft }]} chosen={[{ id: "1", label: rightToLeft }]} />
  );
}
