import { useEffect, useMemo } from "react";
import { useRelayEnvironment } from "react-relay";
import { dropArrived, useArriving, type SentItem } from "#client/data/entries/outbox.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { timeOfWaiting } from "#domain/waitingTime.ts";
import type { HistoryView } from "./historyView.ts";
import { isIn } from "./isIn.ts";
import { isSavedAs } from "./isSavedAs.ts";

/** An entry as far as its place in the list goes. */
export interface Placed {
  id: string;
  day: LocalDate;
  occurredAt: string;
}

/** An entry of the list that stands on this device only. */
export interface WaitingEntry extends Placed {
  waiting: WaitingItem;
}

/**
 * What waits on this device, among the entries that are shown, each at its time. It goes in the commit in which the list
 * has the saved entry, also before its save is answered.
 *
 * @param hasNext Whether the list goes on: then what is older than its end is not shown yet.
 */
export function useWithWaiting<Entry extends Placed>(
  entries: readonly Entry[],
  view: HistoryView,
  hasNext: boolean,
): readonly (Entry | WaitingEntry)[] {
  const environment = useRelayEnvironment();
  const arriving = useArriving();
  const ids = useMemo(() => new Set(entries.map(({ id }) => id)), [entries]);
  useEffect(() => {
    if (arriving.some((item) => hasArrived(ids, item))) dropArrived(ids);
  }, [ids, arriving]);

  return useMemo(() => {
    const end = hasNext ? (entries.at(-1)?.day ?? "") : "";
    const source = environment.getStore().getSource();
    const isHere = (item: WaitingItem) => entries.some(({ id }) => isSavedAs(source.get(id), item));
    const shown = arriving
      .filter((item) => !item.edit && isIn(view, item) && !hasArrived(ids, item) && !isHere(item))
      .map((item) => placed(item))
      .filter(({ day }) => day >= end);
    return shown.length === 0 ? entries : [...entries, ...shown].toSorted(newestFirst);
  }, [arriving, entries, environment, hasNext, ids, view]);
}

function hasArrived(ids: ReadonlySet<string>, item: WaitingItem | SentItem): boolean {
  return "entryId" in item && ids.has(item.entryId);
}

function placed(item: WaitingItem): WaitingEntry {
  const at = timeOfWaiting(item);
  return {
    id: `waiting-${item.id}`,
    day: localDateOf(at, item.pressed.timeZone ?? "UTC"),
    occurredAt: at.toISOString(),
    waiting: item,
  };
}

function newestFirst(one: Placed, other: Placed): number {
  return other.day.localeCompare(one.day) || Date.parse(other.occurredAt) - Date.parse(one.occurredAt);
}
