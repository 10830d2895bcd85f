import { useId } from "react";
import { WeatherGrid } from "#client/ui/fields/WeatherGrid.tsx";
import { moodFaces, moods, type Mood } from "#domain/moods.ts";
import { choice, title } from "./MoodChoice.css.ts";

interface MoodChoiceProps {
  value: Mood | null;
  onChange: (value: Mood) => void;
  error?: string | undefined;
}

export function MoodChoice({ value, onChange, error }: MoodChoiceProps) {
  const id = useId();

  return (
    <div className={choice}>
      <h2 id={id} className={title}>
        Choose your mood
      </h2>
      <WeatherGrid labelledBy={id} options={options} value={value ?? undefined} onChange={onChange} error={error} />
    </div>
  );
}

const options = moods.map((value) => ({ value, ...moodFaces[value] }));
