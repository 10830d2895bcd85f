import { useId } from "react";
import { useOwnWords } from "#client/data/words/ownWords.ts";
import { WeatherGrid } from "#client/ui/fields/WeatherGrid.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { fromEnum } from "#domain/enums.ts";
import { moodFaces, moods, type Mood } from "#domain/moods.ts";
import { choice, title } from "./MoodChoice.css.ts";

interface Chosen {
  value: Mood;
  /** The mood in the person's own words, of which `value` is the mood beneath. */
  ownMoodId: string | null;
}

interface MoodChoiceProps {
  value: Mood | null;
  ownMoodId: string | null | undefined;
  onChange: (chosen: Chosen) => void;
  error?: string | undefined;
}

/** One of the 24 moods, or one of the person's own. */
export function MoodChoice({ value, ownMoodId, onChange, error }: MoodChoiceProps) {
  const id = useId();
  const { drawn, open } = useOpened();
  const { ownMoods } = useOwnWords();
  // An archived one is still the choice of an entry that has it.
  const own = ownMoods.filter((mood) => mood.name !== "" && (!mood.isArchived || mood.id === ownMoodId));
  const chosen = own.find((mood) => mood.id === ownMoodId);

  const choose = (key: string) => {
    const mood = own.find((each) => each.id === key);
    const beneath = mood ? fromEnum(moods, mood.value) : moods.find((each) => each === key);
    if (beneath) onChange({ value: beneath, ownMoodId: mood ? mood.id : null });
  };
  const make = () =>
    void open(async () => {
      const { OwnMoodDialog } = await import("../_tags/OwnMoodDialog.tsx");
      return (props) => <OwnMoodDialog {...props} />;
    });

  return (
    <div className={choice}>
      <h2 id={id} className={title}>
        Choose your mood
      </h2>
      <WeatherGrid<string>
        labelledBy={id}
        options={options}
        own={own.map(({ name, emoji, ...mood }) => ({
          value: mood.id,
          label: name,
          emoji,
          feeling: mood.value.toLowerCase(),
        }))}
        onNew={make}
        value={chosen?.id ?? value ?? undefined}
        onChange={choose}
        error={error}
      />
      {drawn}
    </div>
  );
}

const options = moods.map((value) => ({ value, ...moodFaces[value] }));
