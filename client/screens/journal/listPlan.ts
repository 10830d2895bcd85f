import type { LocalDate } from "#domain/days.ts";

/** What the plan of the list has to know of an entry. */
export interface Planned {
  id: string;
  day: LocalDate;
  insightKey: string | undefined;
}

/** Entries that are drawn, or left out while far from sight, together. */
export interface Stretch<Entry extends Planned> {
  /** The id of its first entry. */
  key: string;
  days: DayPart<Entry>[];
  size: number;
}

/** A day's entries within a stretch. */
export interface DayPart<Entry extends Planned> {
  day: LocalDate;
  /** The day began in the stretch above, where its heading stands. */
  continued: boolean;
  entries: Entry[];
}

/**
 * Cuts the list into stretches. Where it is cut depends on the entries themselves and not on how many stand above, so
 * that one that comes or goes changes its own stretch and leaves the others, their measured heights too, as they are.
 */
export function stretchesOf<Entry extends Planned>(entries: readonly Entry[]): Stretch<Entry>[] {
  const stretches: Stretch<Entry>[] = [];
  let day: LocalDate | undefined;

  for (const entry of entries) {
    let stretch = stretches.at(-1);
    if (!stretch || stretch.size >= mostTogether || opensStretch(entry.id)) {
      stretch = { key: entry.id, days: [], size: 0 };
      stretches.push(stretch);
    }
    const part = stretch.days.at(-1);
    if (part?.day === entry.day) part.entries.push(entry);
    else stretch.days.push({ day: entry.day, continued: entry.day === day, entries: [entry] });
    stretch.size += 1;
    day = entry.day;
  }
  return stretches;
}

/**
 * The entries that show their insight. What is said beside many of them is the same sentence: it is said once, and again
 * only a page further down.
 */
export function insightsShown(entries: readonly Planned[], pageSize: number): ReadonlySet<string> {
  const saidAt = new Map<string, number>();
  const shown = new Set<string>();

  for (const [index, { id, insightKey }] of entries.entries()) {
    if (insightKey === undefined || index - (saidAt.get(insightKey) ?? -Infinity) < pageSize) continue;
    saidAt.set(insightKey, index);
    shown.add(id);
  }
  return shown;
}

const mostTogether = 16;

/** True for one id in eight. */
function opensStretch(id: string): boolean {
  let sum = 0;
  for (const letter of id.slice(-8)) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % 8 === 0;
}
