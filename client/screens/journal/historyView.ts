import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { isLocalDate, type LocalDate } from "#domain/days.ts";
import { asEnum } from "#domain/enums.ts";
import { pageSize } from "#domain/limits.ts";

/** Which part of the diary is shown, as the address says. */
export interface HistoryView {
  filter: HistoryFilter;
  /** The first day of the month; null is All Time. */
  month: LocalDate | null;
}

export type HistoryFilter = (typeof filters)[number];

const filters = ["all", "good", "learning", "moods"] as const;

/** The view of an address; everything, where it says nothing or nonsense. */
export function viewIn(search: URLSearchParams): HistoryView {
  const filter = filters.find((each) => each === search.get("show")) ?? "all";
  const month = `${search.get("month")}-01`;
  return { filter, month: isLocalDate(month) ? month : null };
}

export function variablesOf({ filter, month }: HistoryView) {
  return { filter: asEnum(filter), month, count: pageSize.usual };
}

/** The view of the address, and a function that replaces it: going back leaves the screen, not the tab. */
export function useHistoryView(): [view: HistoryView, change: (next: Partial<HistoryView>) => void] {
  const [search, setSearch] = useSearchParams();
  const { filter, month } = viewIn(search);
  const view = useMemo(() => ({ filter, month }), [filter, month]);

  const change = (next: Partial<HistoryView>) =>
    setSearch(addressOf({ ...view, ...next }), { replace: true, preventScrollReset: true });
  return [view, change];
}

function addressOf({ filter, month }: HistoryView): Record<string, string> {
  return { ...(filter === "all" ? {} : { show: filter }), ...(month ? { month: month.slice(0, 7) } : {}) };
}
