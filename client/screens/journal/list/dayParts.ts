import type { LocalDate } from "#domain/days.ts";

/** Entries of one day that are drawn, or left out while far from sight, together. */
export interface DayPart<Entry> {
  /** The same however many entries come or go above it. */
  key: string;
  day: LocalDate;
  /** The day began in the part above, where its heading stands. */
  isContinued: boolean;
  /** How many entries stand above it. */
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

/**
 * The ids of the entries that show their insight. What is said beside many of them is the same sentence: it is said once,
 * and again only a page further down.
 */
export function insightsShown(
  entries: readonly { id: string; insight?: { key: string } | null | undefined }[],
  pageSize: number,
): ReadonlySet<string> {
  const saidAt = new Map<string, number>();
  const shown = new Set<string>();

  for (const [index, { id, insight }] of entries.entries()) {
    if (!insight || index - (saidAt.get(insight.key) ?? -Infinity) < pageSize) continue;
    saidAt.set(insight.key, index);
    shown.add(id);
  }
  return shown;
}

const mostTogether = 16;
