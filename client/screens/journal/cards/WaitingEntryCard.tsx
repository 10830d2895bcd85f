import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { clearedBySafari } from "#client/platform/install.ts";
import { timeOfWaiting } from "#domain/waitingTime.ts";
import { useMoodFace } from "../../_waiting/useMoodFace.ts";
import { WaitingTools } from "../../_waiting/WaitingTools.tsx";
import { markerOf, titleOf, WaitingChips, wordsOf } from "../../_waiting/WaitingParts.tsx";
import { kinds } from "#domain/entries/kinds.ts";
import { paragraphsOf, titlesOf } from "#domain/entries/reading.ts";
import { EntryCard } from "./EntryCard.tsx";

/** An entry in the history that stands on this device only. No sum counts it. */
export function WaitingEntryCard({ id, item }: { id: string; item: WaitingItem }) {
  const face = useMoodFace(item);
  const isUntitledPage = item.kind === "journal" && titlesOf("journal", item.input).own === null;
  const words = isUntitledPage ? paragraphsOf("journal", item.input)[0]?.text : wordsOf(item);
  const trouble = item.trouble && `Could not be sent: ${item.trouble}`;
  const notes = [words, trouble, clearedBySafari().trim()].filter(Boolean) as string[];

  return (
    <EntryCard
      id={id}
      marker={markerOf(item, face)}
      title={titleOf(item, face)}
      isTitleInWords={isUntitledPage}
      kind={kinds[item.kind].called}
      occurredAt={timeOfWaiting(item).toISOString()}
      timeZone={item.pressed.timeZone ?? ""}
      words={notes.map((text) => ({ key: text, text }))}
      isUnreadable={false}
      insight={undefined}
      waiting={item}
      karma={<WaitingChips item={item} />}
      tools={<WaitingTools item={item} />}
    />
  );
}
