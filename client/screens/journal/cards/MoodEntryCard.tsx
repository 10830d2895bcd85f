import { memo } from "react";
import { useFragment } from "react-relay";
import { graphql, readInlineData } from "relay-runtime";
import type { MoodEntryCard_mood$key } from "#client/__generated__/MoodEntryCard_mood.graphql.ts";
import type { entryContent_mood$key } from "#client/__generated__/entryContent_mood.graphql.ts";
import { entryContent } from "#client/data/made/entryContent.ts";
import { useWaitingEdit } from "#client/data/entries/outbox.ts";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { headedParagraphsOf } from "#domain/entries/headings.ts";
import { titlesOf } from "#domain/entries/reading.ts";
import { fromEnum } from "#domain/enums.ts";
import { moods } from "#domain/moods.ts";
import { useWaitingFace } from "#client/screens/_entries/useWaitingFace.ts";
import { withFinerWord } from "#client/screens/_entries/withFinerWord.ts";
import { weatherOf } from "#domain/weathers.ts";
import { EntryCard } from "./EntryCard.tsx";
import { EntryTools } from "./EntryTools.tsx";
import { asCardWords } from "./EntryWords.tsx";

interface MoodEntryCardProps {
  mood: MoodEntryCard_mood$key;
  insight: string | undefined;
}

/** A mood entry in the history. */
export const MoodEntryCard = memo(function MoodEntryCard({ mood: key, insight }: MoodEntryCardProps) {
  const data = useFragment(
    graphql`
      fragment MoodEntryCard_mood on Mood {
        face: emoji
        label
        broughtFrom
        isUnreadable
        ...entryContent_mood
      }
    `,
    key,
  );
  const mood = { ...data, ...readInlineData<entryContent_mood$key>(entryContent.mood, data) };
  const { id, timeZone, isUnreadable } = mood;
  const waiting = useWaitingEdit(id);
  const shown = { ...mood, ...(waiting?.input as Partial<typeof mood>) };
  const { value, finerWord, occurredAt } = shown;
  const known = fromEnum(moods, value);
  const faceOf = useWaitingFace();
  const { emoji: face, label } = faceOf(waiting?.input) ?? { emoji: mood.face, label: mood.label };
  const name = withFinerWord(label, finerWord);
  const weather = weatherOf(known ?? "neutral");
  const { own: title } = titlesOf("mood", shown);

  return (
    <EntryCard
      id={id}
      marker={<Emoji symbol={face} size="small" weather={weather} />}
      title={name}
      subtitle={title ?? undefined}
      kind="Mood Check"
      broughtFrom={mood.broughtFrom}
      occurredAt={occurredAt}
      timeZone={timeZone}
      words={headedParagraphsOf("mood", shown, "card").map(asCardWords)}
      tags={mood.ownTags}
      isUnreadable={isUnreadable}
      insight={insight}
      waiting={waiting}
      tools={
        <EntryTools
          kind="mood"
          id={id}
          name={title ? `${name}: ${title}` : name}
          counts={false}
          canEdit={!isUnreadable}
        />
      }
    />
  );
});
