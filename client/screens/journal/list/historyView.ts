import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { isLocalDate, type LocalDate } from "#domain/days.ts";
import { asEnum } from "#domain/enums.ts";
import { pageSize } from "#domain/limits.ts";

/** Which part of the diary is shown, as the address says. */
export interface HistoryView extends Period {
  filter: HistoryFilter;
}

/** Of which time: a month, or a single day of one's trends. Neither is All Time. */
export interface Period {
  /** Its first day. */
  month: LocalDate | null;
  day: LocalDate | null;
}

export const allTime: Period = { month: null, day: null };

export type HistoryFilter = (typeof filters)[number];

const filters = ["all", "good", "learning", "moods"] as const;

/** The view of an address; everything, where it says nothing or nonsense. */
export function viewIn(search: URLSearchParams): HistoryView {
  const filter = filters.find((each) => each === search.get("show")) ?? "all";
  const month = `${search.get("month")}-01`;
  const day = search.get("day") ?? "";
  if (isLocalDate(day)) return { filter, month: null, day };
  return { filter, month: isLocalDate(month) ? month : null, day: null };
}

export function variablesOf({ filter, month, day }: HistoryView) {
  return { filter: asEnum(filter), month, day, count: pageSize.usual };
}

/** The view of the address, and a function that replaces it: going back leaves the screen, not the tab. */
export function useHistoryView(): [view: HistoryView, change: (next: Partial<HistoryView>) => void] {
  const [search, setSearch] = useSearchParams();
  const { filter, month, day } = viewIn(search);
  const view = useMemo(() => ({ filter, month, day }), [filter, month, day]);

  const change = (next: Partial<HistoryView>) =>
    setSearch(addressOf({ ...view, ...next }), { replace: true, preventScrollReset: true });
  return [view, change];
}

function addressOf({ filter, month, day }: HistoryView): Record<string, string> {
  const period: Record<string, string> = day ? { day } : month ? { month: month.slice(0, 7) } : {};
  return { ...(filter === "all" ? {} : { show: filter }), ...period };
}
