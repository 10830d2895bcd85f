import type { Kindling } from "#tests/support/kindling.ts";
import { printRows, type Aim } from "../report.ts";

/** The effect of a fault in seconds and counts, and whether the promises were kept. */
export interface Outcome {
  cells: Record<string, string | number>;
  aims: readonly Aim[];
}

/** A server on an empty database that does not wait for the disk. */
export interface Stage {
  kindling: Kindling;
  database: { url: string; dataDir: string };
}

/** Milliseconds as readable seconds. */
export function secondsOf(milliseconds: number): number {
  return Number((milliseconds / 1000).toFixed(2));
}

/** The promise that something takes at most this many seconds. */
export function within(what: string, seconds: number, most: number): Aim {
  return { says: `${what} within ${most} s`, isMet: seconds <= most };
}

/** Prints a fault's effect. Returns the broken promises. */
export function printOutcome(title: string, { cells, aims }: Outcome): string[] {
  const rows = [
    ...Object.entries(cells).map(([what, value]) => [what, value.toLocaleString("en")]),
    ...aims.map(({ says, isMet }) => [says, isMet ? "met" : "missed"]),
  ];
  printRows(title, ["", ""], rows);
  return aims.filter(({ isMet }) => !isMet).map(({ says }) => says);
}
