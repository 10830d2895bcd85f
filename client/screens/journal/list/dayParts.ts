import type { LocalDate } from "#domain/days.ts";

/** A day of the list, drawn as one card. */
export interface DayPart<Entry> {
  day: LocalDate;
  entriesAbove: number;
  /** At most 16 entries each, mounted together. */
  stretches: Stretch<Entry>[];
}

interface Stretch<Entry> {
  /** Independent of the entries above. */
  key: string;
  entriesAbove: number;
  entries: Entry[];
}

/** Splits a list into days, and each day into stretches. */
export function dayPartsOf<Entry extends { day: LocalDate }>(entries: readonly Entry[]): DayPart<Entry>[] {
  const parts: DayPart<Entry>[] = [];

  for (const [entriesAbove, entry] of entries.entries()) {
    const { day } = entry;
    const last = parts.at(-1);
    const part = last?.day === day ? last : { day, entriesAbove, stretches: [] };
    if (part !== last) parts.push(part);

    const stretch = part.stretches.at(-1);
    if (stretch && stretch.entries.length < mostTogether) stretch.entries.push(entry);
    else part.stretches.push({ key: `${day} ${part.stretches.length}`, entriesAbove, entries: [entry] });
  }
  return parts;
}

/** Ids of the entries that show their insight: at most one a day, and no repeat within a page's length. */
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
