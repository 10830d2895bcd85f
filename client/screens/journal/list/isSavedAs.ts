import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import type { EntryKindName } from "#domain/findingTexts.ts";
import { timeOfWaiting } from "#domain/waitingTime.ts";

/** The name of each kind in GraphQL. */
export const kindNames: Record<WaitingItem["kind"], EntryKindName> = {
  action: "Action",
  mood: "Mood",
  journal: "JournalEntry",
};

/**
 * Whether the server has saved a waiting item as this entry of Relay's store: of its kind, at its time, and with its
 * words. The answer to the save may be under way, or lost.
 */
export function isSavedAs(entry: object | null | undefined, item: WaitingItem): boolean {
  const stored = { ...entry } as Partial<Record<string, unknown>>;
  if (stored.__typename !== kindNames[item.kind]) return false;
  if (Date.parse(String(stored.occurredAt)) !== timeOfWaiting(item).getTime()) return false;
  const { occurredAt: _chosen, ...words } = item.input as Partial<Record<string, unknown>>;
  return Object.entries(words).every(
    ([name, given]) => !(name in stored) || (stored[name] ?? null) === (given ?? null),
  );
}
