import { useId, useState, type ComponentProps } from "react";
import { moodFaces, moods } from "#domain/moods.ts";
import { compound } from "../gallery/texts.ts";
import { WeatherGrid } from "./WeatherGrid.tsx";

const options = moods.map((value) => ({ value, ...moodFaces[value] }));

function Held(props: Partial<ComponentProps<typeof WeatherGrid<string>>>) {
  const id = useId();
  const [value, setValue] = useState(props.value);

  return (
    <>
      <p id={id}>How do you feel?</p>
      <WeatherGrid options={options} {...props} labelledBy={id} value={value} onChange={setValue} />
    </>
  );
}

export function Usual() {
  return <Held />;
}

export function Chosen() {
  return <Held value="calm" />;
}

export function Invalid() {
  return <Held error="Please choose a feeling." />;
}

export function Yours() {
  const own = [
    { value: "own.1", label: "Unhurried", emoji: "🫖", feeling: "calm" },
    { value: "own.2", label: compound, emoji: "🪁", feeling: "overwhelmed" },
  ];
  return <Held own={own} onNew={() => undefined} value="own.1" />;
}

/** An option without a weather stands apart. */
export function LongText() {
  return (
    <Held
      options={[
        { value: "happy", label: "Happy", emoji: "😊" },
        { value: "overwhelmed", label: "Overwhelmed", emoji: "😵" },
        { value: "other", label: compound, emoji: "🤷" },
      ]}
      value="other"
    />
  );
}
