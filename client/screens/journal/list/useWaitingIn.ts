import { useKnownWords } from "#client/data/knownWords.ts";
import { useWaiting } from "#client/data/outbox.ts";
import type { WaitingItem } from "#client/data/waitingItem.ts";
import { termsOf } from "#domain/finding.ts";
import { withNames } from "#domain/findingNames.ts";
import { foldedFields, hasAll, namesIn, textsOf } from "#domain/findingTexts.ts";
import { tagsIn } from "../../_tags/tagInput.ts";
import type { HistoryView } from "./historyView.ts";
import { isIn } from "./isIn.ts";

/** The new entries of a view that only this device has and that match a search, newest first. */
export function useWaitingIn(view: HistoryView, term: string): WaitingItem[] {
  const wordOf = useKnownWords();
  return useWaiting()
    .filter((item) => !item.edit && isIn(view, item) && isFound(item, term, wordOf))
    .toReversed();
}

const kinds = { action: "Action", mood: "Mood", journal: "JournalEntry" } as const;

function isFound({ kind, input }: WaitingItem, term: string, wordOf: ReturnType<typeof useKnownWords>): boolean {
  const source: object & { ownMoodId?: string | null } = { ...input };
  // GraphQL's keys are in capitals.
  const names = namesIn(kinds[kind], source).map((name) => name.toLowerCase());
  const own = source.ownMoodId ? wordOf(source.ownMoodId) : undefined;
  const words = [...tagsIn(source, wordOf).map(({ label }) => label), own?.name, own?.emoji];
  return hasAll(withNames(termsOf(term)), foldedFields([...textsOf(kinds[kind], source), ...words]), names);
}
