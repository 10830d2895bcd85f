import { useWaiting } from "#client/data/entries/outbox.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { fromEnum } from "#domain/enums.ts";
import { journalEmojis } from "#domain/journal.ts";
import { memoryTextsOf, type MemoryTexts, type RememberedEntry } from "#domain/memories.ts";
import { moods } from "#domain/moods.ts";

type ShownMemory = Partial<Readonly<Record<keyof MemoryTexts | "entryId", string | null | undefined>>>;

/** Memories with the words of edits that wait on this device. A page that becomes one of the hardest is left out. */
export function useMemories<Memory extends ShownMemory>(memories: readonly Memory[]): Memory[] {
  const waiting = useWaiting();

  return memories.flatMap((memory) => {
    const item = waiting.find(({ edit }) => edit?.id === memory.entryId && edit);
    const entry = item && editedBy(item);
    if (!entry) return memory;
    const texts = memoryTextsOf(entry);
    return texts ? { ...memory, ...texts } : [];
  });
}

/** The entry as an edit makes it. Undefined if the edit leaves out its texts, which stay. */
function editedBy({ kind, input }: WaitingItem): RememberedEntry | undefined {
  // Safe: it is the input of this kind's mutation, with GraphQL's keys.
  const said = input as Partial<Record<string, string | null>>;
  const { note, value, emoji } = said;
  if (kind === "journal") return { kind: "JournalEntry", ...said, emoji: fromEnum(journalEmojis, emoji) ?? "" };
  if (kind === "action") return { kind: "Action", ...said };
  const mood = fromEnum(moods, value);
  return mood && note !== undefined ? { kind: "Mood", ...said, value: mood } : undefined;
}
