import { nameOfMonth } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { nameOfSpan } from "#domain/spans.ts";
import type { HistoryFilter, HistoryView } from "./historyView.ts";

/** The filters of the history: tabs, and on a phone the choices of a sheet. */
export const filterTabs = [
  { id: "all", label: "All" },
  { id: "good", label: "Good" },
  { id: "learning", label: "Learning" },
  { id: "moods", label: "Moods" },
] as const satisfies readonly { id: HistoryFilter; label: string }[];

/** The chosen part of the diary in few words: "All", "Good · October", "September 2024". */
export function nameOfView({ filter, month, day }: HistoryView, today: LocalDate): string {
  const kind = filterTabs.find(({ id }) => id === filter)?.label ?? "All";
  const whole = day ? nameOfSpan(day, day) : month ? nameOfMonth(month) : "";
  const period = whole.replace(` ${today.slice(0, 4)}`, "");
  if (period === "") return kind;
  return filter === "all" ? period : `${kind} · ${period}`;
}
