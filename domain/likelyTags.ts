import type { LocalDate } from "./days.ts";

/** How often a tag was used. */
export interface TagUse {
  entries: number;
  /** The last day of an entry with it. */
  lastDay: LocalDate | null;
}

export const lastUsed = 3;

/** The order in which tags are offered (docs/rules.md, Tags): the three last used, then the others by how often they were used. */
export function likeliestFirst<Tag extends TagUse>(tags: readonly Tag[]): Tag[] {
  const byDay = tags
    .filter(({ lastDay }) => lastDay !== null)
    .toSorted((one, other) => compare(other.lastDay ?? "", one.lastDay ?? "") || other.entries - one.entries);
  const recent = byDay.slice(0, lastUsed);
  const others = tags.filter((tag) => !recent.includes(tag)).toSorted((one, other) => other.entries - one.entries);
  return [...recent, ...others];
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** For example "1 entry", "12 entries". */
export function entriesCounted(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "entry" : "entries"}`;
}
