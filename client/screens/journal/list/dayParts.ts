import type { LocalDate } from "#domain/days.ts";

/** Entries of one day that are drawn together. */
export interface DayPart<Entry> {
  /** Does not depend on the entries above. */
  key: string;
  day: LocalDate;
  /** The part above is of the same day. */
  isContinued: boolean;
  entriesAbove: number;
  entries: Entry[];
}

/** Cuts a list into its days, and a day of more than 16 entries into parts of 16. */
export function dayPartsOf<Entry extends { day: LocalDate }>(entries: readonly Entry[]): DayPart<Entry>[] {
  const parts: DayPart<Entry>[] = [];

  for (const [entriesAbove, entry] of entries.entries()) {
    const { day } = entry;
    const last = parts.at(-1);
    const isContinued = last?.day === day;
    if (isContinued && last.entries.length < mostTogether) last.entries.push(entry);
    else parts.push({ key: isContinued ? `${last.key}+` : day, day, isContinued, entriesAbove, entries: [entry] });
  }
  return parts;
}

/** Ids of the entries that show their insight: at most one a day, none twice running or in the length of a page. */
export function insightsShown(
  entries: readonly { id: string; day: LocalDate; insight?: { key: string } | null | undefined }[],
  pageSize: number,
): ReadonlySet<string> {
  const saidAt = new Map<string, number>();
  const shown = new Set<string>();
  let last: { key: string; day: LocalDate } | undefined;

  for (const [index, { id, day, insight }] of entries.entries()) {
    if (!insight || day === last?.day || insight.key === last?.key) continue;
    if (index - (saidAt.get(insight.key) ?? -Infinity) < pageSize) continue;
    saidAt.set(insight.key, index);
    last = { key: insight.key, day };
    shown.add(id);
  }
  return shown;
}

const mostTogether = 16;
