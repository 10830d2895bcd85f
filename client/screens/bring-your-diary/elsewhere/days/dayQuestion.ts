import type { LocalDate } from "#domain/days.ts";
import type { DayRead } from "./dayReading.ts";
import { shown } from "./plainCell.ts";

/** What a column leaves open: its days can be read in ways that fit equally many cells. */
export interface DayQuestion {
  /** Cells that tell the ways apart; nearly always one. */
  examples: readonly string[];
  choices: readonly DayChoice[];
}

export interface DayChoice {
  reading: string;
  /** The days of the examples. */
  days: readonly LocalDate[];
}

/** A reading that was tried on all cells of a column. */
export interface TriedReading {
  key: string;
  days: readonly (DayRead | undefined)[];
  /** How many cells have words of its language. */
  agreeing: number;
}

/** The readings that fit most cells, one for each set of days. */
export function bestOf(readings: readonly TriedReading[]): TriedReading[] {
  const scored = readings.map((each) => ({
    each,
    likely: each.days.filter((day) => day?.isLikely).length,
    all: each.days.filter((day) => day).length,
  }));
  const top = scored.toSorted(
    (one, other) => other.likely - one.likely || other.all - one.all || other.each.agreeing - one.each.agreeing,
  )[0];
  if (!top || top.all === 0) return [];
  const best = scored.filter(
    ({ likely, all, each }) => likely === top.likely && all === top.all && each.agreeing === top.each.agreeing,
  );
  const byDays = new Map(
    best.map(({ each }) => [each.days.map((day) => day?.day ?? "").join(), each] as const).toReversed(),
  );
  return [...byDays.values()].toReversed();
}

/**
 * Cells that tell all readings apart: the first that tells most of them apart, then more for those that are still alike.
 * Undefined if no cell has a day by each of them: then each cell has one day at most.
 */
export function questionOf(best: readonly TriedReading[], plain: readonly string[]): DayQuestion | undefined {
  const taken: number[] = [];
  const kinds = (cells: readonly number[]) =>
    new Set(best.map(({ days }) => cells.map((index) => days[index]?.day).join())).size;
  while (kinds(taken) < best.length) {
    let [most, found] = [kinds(taken), -1];
    for (const index of plain.keys()) {
      if (!best.every(({ days }) => days[index])) continue;
      const count = kinds([...taken, index]);
      if (count > most) [most, found] = [count, index];
      if (count === best.length) break;
    }
    if (found < 0) break;
    taken.push(found);
  }
  if (taken.length === 0) return undefined;
  return {
    examples: taken.map((index) => shown(plain[index] ?? "")),
    choices: best.map(({ key, days }) => ({ reading: key, days: taken.flatMap((index) => days[index]?.day ?? []) })),
  };
}
