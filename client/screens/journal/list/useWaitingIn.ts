import { useRelayEnvironment } from "react-relay";
import { useKnownWords } from "#client/data/words/knownWords.ts";
import { useWaiting } from "#client/data/entries/outbox.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { termsOf } from "#domain/finding.ts";
import { withNames } from "#domain/findingNames.ts";
import { foldedFields, hasAll, namesIn, textsOf } from "#domain/findingTexts.ts";
import { tagsIn } from "../../_tags/tagInput.ts";
import type { HistoryView } from "./historyView.ts";
import { isIn } from "./isIn.ts";
import { isSavedAs, kindNames } from "./isSavedAs.ts";

/** The new entries of a view that match a search and are not among the found ones, newest first. */
export function useWaitingIn(view: HistoryView, term: string, found: readonly { id: string }[]): WaitingItem[] {
  const wordOf = useKnownWords();
  const source = useRelayEnvironment().getStore().getSource();
  return useWaiting()
    .filter((item) => !item.edit && isIn(view, item) && isFound(item, term, wordOf))
    .filter((item) => !found.some(({ id }) => isSavedAs(source.get(id), item)))
    .toReversed();
}

function isFound({ kind, input }: WaitingItem, term: string, wordOf: ReturnType<typeof useKnownWords>): boolean {
  const source: object & { ownMoodId?: string | null } = { ...input };
  // GraphQL's keys are in capitals.
  const names = namesIn(kindNames[kind], source).map((name) => name.toLowerCase());
  const own = source.ownMoodId ? wordOf(source.ownMoodId) : undefined;
  const words = [...tagsIn(source, wordOf).map(({ label }) => label), own?.name, own?.emoji];
  return hasAll(withNames(termsOf(term)), foldedFields([...textsOf(kindNames[kind], source), ...words]), names);
}
