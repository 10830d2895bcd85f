import { isLocalDate, type LocalDate } from "#domain/days.ts";
import { asEnum } from "#domain/enums.ts";
import { pageSize } from "#domain/limits.ts";

/** The part of the diary in the address. */
export interface HistoryView extends Period {
  filter: HistoryFilter;
}

/** A month, or a single day. With neither it is All Time. */
export interface Period {
  /** The month's first day. */
  month: LocalDate | null;
  day: LocalDate | null;
}

export const allTime: Period = { month: null, day: null };

export type HistoryFilter = (typeof filters)[number];

const filters = ["all", "good", "learning", "moods"] as const;

/** Reads the view from an address. Defaults to everything if it is empty or invalid. */
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
