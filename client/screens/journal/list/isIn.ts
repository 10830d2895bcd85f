import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { localDateOf, monthOf } from "#domain/days.ts";
import { timeOfWaiting } from "#domain/waitingTime.ts";
import type { HistoryView } from "./historyView.ts";

/** Whether a tab and a period contain an item. */
export function isIn({ filter, month, day }: HistoryView, item: WaitingItem): boolean {
  const date = localDateOf(timeOfWaiting(item), item.pressed.timeZone ?? "UTC");
  if ((day ?? date) !== date || (month ?? monthOf(date)) !== monthOf(date)) return false;
  if (filter === "all") return true;
  if (filter === "moods") return item.kind === "mood";
  const { classification } = item.input as { classification?: string };
  return classification === (filter === "good" ? "POSITIVE" : "NEGATIVE");
}
