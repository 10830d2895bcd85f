import { memo } from "react";
import { useFragment } from "react-relay";
import { graphql, readInlineData } from "relay-runtime";
import type { JournalEntryCard_entry$key } from "#client/__generated__/JournalEntryCard_entry.graphql.ts";
import type { entryContent_entry$key } from "#client/__generated__/entryContent_entry.graphql.ts";
import { entryContent } from "#client/data/made/entryContent.ts";
import { useWaitingEdit } from "#client/data/entries/outbox.ts";
import { headedParagraphsOf } from "#domain/entries/headings.ts";
import { titlesOf } from "#domain/entries/reading.ts";
import { fromEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, journalEmojis, journalFaces } from "#domain/journal.ts";
import { wordsBelowName } from "#domain/titles.ts";
import { EntryCard } from "./EntryCard.tsx";
import { asCardWords } from "./EntryWords.tsx";
import { EntryTools } from "./EntryTools.tsx";
import { KarmaChips } from "./KarmaChips.tsx";
import { PageMarker } from "./PageMarker.tsx";

interface JournalEntryCardProps {
  entry: JournalEntryCard_entry$key;
  insight: string | undefined;
}

/** A journal page in the history. */
export const JournalEntryCard = memo(function JournalEntryCard({ entry: key, insight }: JournalEntryCardProps) {
  const data = useFragment(
    graphql`
      fragment JournalEntryCard_entry on JournalEntry {
        gold
        broughtFrom
        isUnreadable
        ...entryContent_entry
      }
    `,
    key,
  );
  const entry = { ...data, ...readInlineData<entryContent_entry$key>(entryContent.journal, data) };
  const { id, gold, timeZone, isUnreadable } = entry;
  const waiting = useWaitingEdit(id);
  const page = { ...entry, ...(waiting?.input as Partial<typeof entry>) };
  const { emoji, occurredAt } = page;
  const face = journalFaces[fromEnum(journalEmojis, emoji) ?? defaultJournalEmoji];
  const { name: title, own } = titlesOf("journal", page);
  // The first line is not repeated where it is the name.
  const below = { body: wordsBelowName({ title: own, body: page.body }) };

  return (
    <EntryCard
      id={id}
      marker={<PageMarker emoji={face.emoji} />}
      title={title}
      kind="Journal Entry"
      broughtFrom={entry.broughtFrom}
      occurredAt={occurredAt}
      timeZone={timeZone}
      chips={<KarmaChips gold={gold} coal={0} />}
      words={headedParagraphsOf("journal", { ...page, ...below }, "card").map(asCardWords)}
      tags={entry.ownTags}
      isUnreadable={isUnreadable}
      insight={insight}
      waiting={waiting}
      tools={<EntryTools kind="journal" id={id} name={title} counts={gold !== 0} canEdit={!isUnreadable} />}
    />
  );
});
