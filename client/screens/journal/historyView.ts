import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { isLocalDate, type LocalDate } from "#domain/days.ts";
import { asEnum } from "#domain/enums.ts";
import { pageSize } from "#domain/limits.ts";

/** Which part of the diary is shown. It stands in the address, so that coming back to the address shows it again. */
export interface HistoryView {
  filter: HistoryFilter;
  /** The first day of the month; null is All Time. */
  month: LocalDate | null;
}

/** The tabs of the history (spec section 2), as the address calls them. */
export type HistoryFilter = (typeof filters)[number];

const filters = ["all", "good", "learning", "moods"] as const;

/** The view that an address asks for. What it does not say, or says wrongly, is everything. */
export function viewIn(search: URLSearchParams): HistoryView {
  const filter = filters.find((each) => each === search.get("show")) ?? "all";
  const month = `${search.get("month")}-01`;
  return { filter, month: isLocalDate(month) ? month : null };
}

/** What the queries of the history are asked with, for a first page. */
export function variablesOf({ filter, month }: HistoryView) {
  return { filter: asEnum(filter), month, count: pageSize.usual };
}

/** The view of the address, and a function that changes it in place: going back leaves the screen, not the tab. */
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
