import { memo } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { JournalEntryCard_entry$key } from "#client/__generated__/JournalEntryCard_entry.graphql.ts";
import { fromEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, journalEmojis, journalFaces } from "#domain/journal.ts";
import { nameOfPage, wordsBelowName } from "#domain/titles.ts";
import { EntryCard } from "./EntryCard.tsx";
import { EntryTools } from "./EntryTools.tsx";
import { KarmaChips } from "./KarmaChips.tsx";
import { PageMarker } from "./PageMarker.tsx";

interface JournalEntryCardProps {
  entry: JournalEntryCard_entry$key;
  insight: string | undefined;
}

/** A page of the journal in the history. */
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
        isUnreadable
        ...JournalEditor_entry
      }
    `,
    key,
  );
  const { id, gold, occurredAt, timeZone, isUnreadable } = entry;
  const face = journalFaces[fromEnum(journalEmojis, entry.emoji) ?? defaultJournalEmoji];
  const page = { title: entry.title ?? null, body: entry.body };
  const title = nameOfPage(page);
  const text = wordsBelowName(page);

  return (
    <EntryCard
      id={id}
      marker={<PageMarker emoji={face.emoji} />}
      title={title}
      kind="Journal Entry"
      occurredAt={occurredAt}
      timeZone={timeZone}
      chips={<KarmaChips gold={gold} coal={0} />}
      words={text === "" ? [] : [{ key: "body", text }]}
      isUnreadable={isUnreadable}
      insight={insight}
      tools={
        <EntryTools
          kind="journal"
          id={id}
          name={title}
          counts={gold !== 0}
          canEdit={!isUnreadable}
          loadEditor={async () => {
            const { JournalEditor } = await import("../editors/JournalEditor.tsx");
            return (props) => <JournalEditor entry={entry} {...props} />;
          }}
        />
      }
    />
  );
});
