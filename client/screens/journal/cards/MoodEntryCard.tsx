import { memo } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodEntryCard_mood$key } from "#client/__generated__/MoodEntryCard_mood.graphql.ts";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { fromEnum } from "#domain/enums.ts";
import { moods } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { EntryCard } from "./EntryCard.tsx";
import { EntryTools } from "./EntryTools.tsx";
import type { CardWords } from "./EntryWords.tsx";

interface MoodEntryCardProps {
  mood: MoodEntryCard_mood$key;
  insight: string | undefined;
}

/** A check-in in the history. */
export const MoodEntryCard = memo(function MoodEntryCard({ mood: key, insight }: MoodEntryCardProps) {
  const mood = useFragment(
    graphql`
      fragment MoodEntryCard_mood on Mood {
        id
        value
        face: emoji
        label
        journalTitle
        note
        occurredAt
        timeZone
        isUnreadable
        ...MoodEditor_mood
      }
    `,
    key,
  );
  const { id, face, label, journalTitle, note, occurredAt, timeZone, isUnreadable } = mood;
  const weather = weatherOf(fromEnum(moods, mood.value) ?? "neutral");
  const words: CardWords[] = note ? [{ key: "note", text: note }] : [];

  return (
    <EntryCard
      id={id}
      marker={<Emoji symbol={face} size="small" weather={weather} />}
      title={label}
      subtitle={journalTitle ?? undefined}
      kind="Mood Check"
      occurredAt={occurredAt}
      timeZone={timeZone}
      words={words}
      isUnreadable={isUnreadable}
      insight={insight}
      tools={
        <EntryTools
          kind="mood"
          id={id}
          name={journalTitle ? `${label}: ${journalTitle}` : label}
          counts={false}
          canEdit={!isUnreadable}
          loadEditor={async () => {
            const { MoodEditor } = await import("../editors/MoodEditor.tsx");
            return (props) => <MoodEditor mood={mood} {...props} />;
          }}
        />
      }
    />
  );
});
