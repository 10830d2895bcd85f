import { useWaiting } from "#client/data/entries/outbox.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { knownZone } from "#client/platform/zones.ts";
import { localDateOf } from "#domain/days.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { keepsDayAway, memoryTextsOf, type LookedAt, type MemoryTexts } from "#domain/memories.ts";
import { timeOfWaiting } from "#domain/waitingTime.ts";

interface ShownMemory extends Partial<Readonly<Record<keyof MemoryTexts | "entryId", string | null | undefined>>> {
  readonly date: string;
}

/**
 * Memories with the words of edits that wait on this device. What waits leaves out days as it will once the server has it (docs/rules.md,
 * On this day).
 */
export function useMemories<Memory extends ShownMemory>(memories: readonly Memory[]): Memory[] {
  const waiting = useWaiting();
  if (waiting.some(({ kind, input }) => kind === "mood" && isHardest(saidIn(input).value ?? ""))) return [];
  const leftOut = new Set(waiting.filter((item) => keepsDayAway(lookedAtFrom(item))).map(dayOf));

  return memories
    .filter(({ date }) => !leftOut.has(date))
    .map((memory) => {
      const item = waiting.find(({ edit }) => edit?.id === memory.entryId && edit);
      return item && hasTexts(item) ? { ...memory, ...memoryTextsOf(item.kind, item.input) } : memory;
    });
}

function dayOf(item: WaitingItem): string {
  return localDateOf(timeOfWaiting(item), knownZone(item.pressed.timeZone ?? ""));
}

/** What an item says of its day. An edit may leave out what stays. */
function lookedAtFrom({ kind, input }: WaitingItem): LookedAt {
  const said = saidIn(input);
  if (kind === "journal") return { kind: "JournalEntry", emoji: said.emoji ?? "" };
  if (kind === "mood") return { kind: "Mood", value: said.value ?? "" };
  const { type, classification, emotionResponse } = said;
  return {
    kind: "Action",
    type: type ?? "",
    classification: classification ?? "",
    emotionResponse: emotionResponse ?? "",
  };
}

/** False for an edit of a mood that leaves out its texts, which stay. */
function hasTexts({ kind, input }: WaitingItem): boolean {
  return kind !== "mood" || saidIn(input).note !== undefined;
}

function saidIn(input: WaitingItem["input"]): Partial<Record<string, string | null>> {
  // Safe: it is the input of this kind's mutation, with GraphQL's keys.
  return input as Partial<Record<string, string | null>>;
}
