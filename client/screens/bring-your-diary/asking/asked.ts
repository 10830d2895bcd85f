import type { LocalDate } from "#domain/days.ts";

// Lines of a file that are in the diary with other words are asked about (docs/import.md, Who an entry is).

/** An entry of the diary, as a dry run names it. */
export interface NamedEntry {
  id: string;
  version: number;
  localDate: LocalDate;
  time: string;
  isEdited: boolean;
  /** A piece of its words. */
  words: string;
  /** The words of the line at the same place, where they differ. */
  inFile?: string;
}

/** What a dry run says of a line. `place` counts all lines of the file, `line` says where its entry stands in it. */
export interface ComparedLine {
  place: number;
  line: number;
  /** The entry that it is. */
  entry?: NamedEntry;
  /** Whether that entry has other words. */
  isChanged?: boolean;
  /** Entries of its moment with other words. */
  near?: readonly NamedEntry[];
}

/** A line that has other words than an entry of the diary. */
export interface Asked {
  place: number;
  line: number;
  entry: NamedEntry;
  /** True if the app says that both are one entry; else they have the same moment. */
  isChanged: boolean;
}

/** What may become of such a line: nothing, the line instead of the entry, or both. */
export const choices = ["leave", "take", "both"] as const;

export type Choice = (typeof choices)[number];

/** What a choice does to a line before it is sent. Lines that stay as they are have none. */
export type Change = { isLeft: true } | { instead: Pick<NamedEntry, "id" | "version"> } | { isKeptBeside: true };

/** What a dry run found so far. */
export interface Comparison {
  /** The entries that a line of the file is. */
  claimed: Set<string>;
  /** Lines whose entry has other words, or whose moment has entries. */
  open: ComparedLine[];
  /** The first lines that are here. */
  here: ComparedLine[];
}

export function noComparison(): Comparison {
  return { claimed: new Set(), open: [], here: [] };
}

/** More lines that are here are counted and not listed. */
const mostHere = 200;

/** Adds what a dry run says of lines. */
export function compare({ claimed, open, here }: Comparison, lines: readonly ComparedLine[]): void {
  for (const line of lines) {
    if (line.entry) {
      claimed.add(line.entry.id);
      if (!line.isChanged && here.length < mostHere) here.push(line);
    }
    if (line.isChanged || line.near?.length) open.push(line);
  }
}

/** The lines to ask about. An entry that some line of the file is cannot be another line, changed. */
export function askedOf({ claimed, open }: Comparison): Asked[] {
  const taken = new Set(claimed);
  return open.flatMap(({ place, line, entry, isChanged = false, near = [] }) => {
    const other = isChanged ? entry : near.find(({ id }) => !taken.has(id));
    if (!other) return [];
    taken.add(other.id);
    return [{ place, line, entry: other, isChanged }];
  });
}

/** What the choices do to the lines, by their places. */
export function changesOf(asked: readonly Asked[], chosen: ReadonlyMap<number, Choice>): Map<number, Change> {
  return new Map(
    asked.flatMap(({ place, entry: { id, version }, isChanged }): [number, Change][] => {
      const choice = chosen.get(place) ?? "leave";
      if (choice === "leave") return [[place, { isLeft: true }]];
      if (choice === "take") return [[place, { instead: { id, version } }]];
      return isChanged ? [[place, { isKeptBeside: true }]] : [];
    }),
  );
}

/** How many of the lines the choices bring in. */
export function broughtBy(asked: readonly Asked[], chosen: ReadonlyMap<number, Choice>): number {
  return asked.filter(({ place }) => ["take", "both"].includes(chosen.get(place) ?? "")).length;
}
