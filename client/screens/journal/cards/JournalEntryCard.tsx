import { memo } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { JournalEntryCard_entry$key } from "#client/__generated__/JournalEntryCard_entry.graphql.ts";
import { fromEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, journalEmojis, journalFaces } from "#domain/journal.ts";
import { EntryCard } from "./EntryCard.tsx";
import { EntryTools } from "./EntryTools.tsx";
import { KarmaChips } from "./KarmaChips.tsx";

interface JournalEntryCardProps {
  entry: JournalEntryCard_entry$key;
  insight: string | undefined;
}

/** A page of the journal in the history (spec section 2). */
export const JournalEntryCard = memo(function JournalEntryCard({ entry: key, insight }: JournalEntryCardProps) {
  const entry = useFragment(
    graphql`
      fragment JournalEntryCard_entry on JournalEntry {
        id
        title
        body
        emoji
        gold
        occurredAt
        timeZone
        ...JournalEditor_entry
      }
    `,
    key,
  );
  const { id, body, gold, occurredAt, timeZone } = entry;
  const face = journalFaces[fromEnum(journalEmojis, entry.emoji) ?? defaultJournalEmoji];
  const title = entry.title ?? face.label;

  return (
    <EntryCard
      id={id}
      emoji={face.emoji}
      title={title}
      kind="Journal Entry"
      occurredAt={occurredAt}
      timeZone={timeZone}
      chips={<KarmaChips gold={gold} coal={0} />}
      words={[{ key: "body", text: body }]}
      insight={insight}
      tools={
        <EntryTools
          kind="journal"
          id={id}
          name={title}
          counts={gold !== 0}
          loadEditor={async () => {
            const { JournalEditor } = await import("../editors/JournalEditor.tsx");
            return (props) => <JournalEditor entry={entry} {...props} />;
          }}
        />
      }
    />
  );
});
