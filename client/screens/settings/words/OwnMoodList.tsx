import { useRelayEnvironment } from "react-relay";
import { changeOwnMoods } from "#client/data/words/changeOwnMoods.ts";
import type { OwnMood } from "#client/data/words/ownWords.ts";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { fromEnum } from "#domain/enums.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { useChange } from "../../_tags/useChange.ts";
import { Archived } from "./Archived.tsx";
import { WordRow, type Hold } from "./WordRow.tsx";

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
  const environment = useRelayEnvironment();
  const { drawn, open } = useOpened();
  const [run] = useChange();
  const move = (id: string, before: string | null) =>
    void run(() => changeOwnMoods(environment, "moveOwnMood", { id, before }));
  const change = (mood: OwnMood) =>
    void open(async () => {
      const { OwnMoodDialog } = await import("../../_tags/OwnMoodDialog.tsx");
      return (props) => <OwnMoodDialog {...props} mood={mood} />;
    });
  const merge = (mood: OwnMood, hold: Hold) => {
    const others = ownMoods.filter(({ id, name }) => id !== mood.id && name !== "");
    const textFor = (other: string) =>
      `Entries with “${mood.name}” will show “${other}”, and count as before. Nothing else in them changes.`;
    void open(async () => {
      const { MergeDialog } = await import("./MergeDialog.tsx");
      return (props) => (
        <MergeDialog
          {...props}
          name={mood.name}
          others={others}
          textFor={textFor}
          onMerge={(into) => hold({ change: "merge", into })}
        />
      );
    });
  };
  const remove = (mood: OwnMood, hold: Hold) =>
    void open(async () => {
      const { DeleteWord } = await import("./DeleteWord.tsx");
      return (props) => (
        <DeleteWord {...props} name={mood.name} text="No entry uses it." onDelete={() => hold({ change: "delete" })} />
      );
    });

  const choicesOf = (mood: OwnMood, beside: readonly OwnMood[], hold: Hold): MenuChoice[] => {
    const place = beside.findIndex(({ id }) => id === mood.id);
    const [above, below] = [beside[place - 1], beside[place + 1]];
    const after = ownMoods[ownMoods.findIndex(({ id }) => id === below?.id) + 1]?.id ?? null;
    const back = () => changeOwnMoods(environment, "archiveOwnMood", { id: mood.id, isArchived: false });
    return [
      { icon: "pen", label: "Change", onChoose: () => change(mood) },
      ...(above ? [{ icon: "share", label: "Move up", onChoose: () => move(mood.id, above.id) } as const] : []),
      ...(below ? [{ icon: "download", label: "Move down", onChoose: () => move(mood.id, after) } as const] : []),
      ...(ownMoods.length > 1
        ? [{ icon: "swap", label: "Merge into ...", onChoose: () => merge(mood, hold) } as const]
        : []),
      mood.isArchived
        ? { icon: "eye", label: "Bring back", onChoose: () => void run(back, "Mood Brought Back") }
        : { icon: "eyeOff", label: "Archive", onChoose: () => hold({ change: "archive" }) },
      ...(mood.isUsed
        ? []
        : [{ icon: "trash", label: "Delete", danger: true, onChoose: () => remove(mood, hold) } as const]),
    ];
  };
  return { drawn, choicesOf };
}
