import type { OwnMood } from "#client/data/words/ownWords.ts";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { fromEnum } from "#domain/enums.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { Archived } from "./Archived.tsx";
import { useWordChoices, WordRow, type Hold } from "./WordRow.tsx";

/** The person's own moods in their order, each with what can be done with it. */
export function OwnMoodList({ ownMoods }: { ownMoods: readonly OwnMood[] }) {
  const shown = ownMoods.filter(({ isArchived }) => !isArchived);
  const archived = ownMoods.filter(({ isArchived }) => isArchived);
  const { drawn, choicesOf } = useMoodChoices(ownMoods);
  const rows = (some: readonly OwnMood[]) => (
    <ul>
      {some.map((mood) => {
        const beneath = fromEnum(moods, mood.value) ?? "neutral";
        return (
          <WordRow
            key={mood.id}
            kind="ownMood"
            id={mood.id}
            name={mood.name === "" ? "A name that can’t be opened" : mood.name}
            picture={<Emoji symbol={mood.emoji} size="small" weather={weatherOf(beneath)} />}
            detail={`counts as ${moodFaces[beneath].label}`}
            entries={mood.isUsed ? `Its entries still count as ${moodFaces[beneath].label}.` : "No entry uses it."}
            choicesWith={(hold) => choicesOf(mood, mood.isArchived ? [] : shown, hold)}
          />
        );
      })}
    </ul>
  );

  return (
    <>
      {rows(shown)}
      <Archived count={archived.length}>{rows(archived)}</Archived>
      {drawn}
    </>
  );
}

function useMoodChoices(ownMoods: readonly OwnMood[]) {
  const { drawn, open, choicesOf } = useWordChoices(ownMoods, {
    kind: "ownMood",
    broughtBack: "Mood Brought Back",
    mergeText: ({ name }, other) =>
      `Entries with “${name}” will show “${other.name}”, and count as before. Nothing else in them changes.`,
    deleteText: ({ isUsed }) => (isUsed ? undefined : "No entry uses it."),
  });
  const change = (mood: OwnMood) =>
    void open(async () => {
      const { OwnMoodDialog } = await import("../../_tags/OwnMoodDialog.tsx");
      return (props) => <OwnMoodDialog {...props} mood={mood} />;
    });
  return {
    drawn,
    choicesOf: (mood: OwnMood, beside: readonly OwnMood[], hold: Hold) =>
      choicesOf({ word: mood, beside, hold, first: { icon: "pen", label: "Change", onChoose: () => change(mood) } }),
  };
}
