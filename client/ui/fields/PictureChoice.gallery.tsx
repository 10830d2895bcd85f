import { useId, useState, type ComponentProps } from "react";
import { DidPicture } from "#client/pictures/DidPicture.tsx";
import { HappenedPicture } from "#client/pictures/HappenedPicture.tsx";
import { LanternPicture } from "#client/pictures/LanternPicture.tsx";
import { compound, rightToLeft } from "../gallery/texts.ts";
import { PictureChoice } from "./PictureChoice.tsx";

const options = [
  { value: "did", label: "I did something", Picture: DidPicture },
  { value: "happened", label: "Something happened to me", Picture: HappenedPicture },
  { value: "noticed", label: "I noticed something", Picture: LanternPicture },
];

const long = [
  { value: "compound", label: compound, Picture: DidPicture },
  { value: "arabic", label: rightToLeft, Picture: HappenedPicture },
  { value: "short", label: "No", Picture: LanternPicture },
];

function Held(props: Partial<ComponentProps<typeof PictureChoice<string>>>) {
  const id = useId();
  const [value, setValue] = useState(props.value);

  return (
    <>
      <p id={id}>What was it?</p>
      <PictureChoice options={options} {...props} labelledBy={id} value={value} onChange={setValue} />
    </>
  );
}

export function Usual() {
  return <Held />;
}

export function Chosen() {
  return <Held value="happened" />;
}

export function Large() {
  return <Held size="large" options={options.slice(0, 2)} value="did" />;
}

export function Small() {
  return <Held size="small" />;
}

export function Invalid() {
  return <Held error="Please choose one." />;
}

export function LongText() {
  return <Held options={long} value="compound" error={compound} />;
}

export function LongTextSmall() {
  return <Held size="small" options={long} value="arabic" />;
}
