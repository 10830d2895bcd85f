import type { LocalDate } from "#domain/days.ts";

/** How a column counts the time since a day long ago. */
export type Counting = "excel" | "seconds" | "milliseconds";

/** The moment that a number counts to: of an unknown zone for Excel, and an instant for the others. */
export interface CountedMoment {
  ms: number;
  hasTime: boolean;
}

/** The counting that all cells of a column fit. Undefined if one of them does not. */
export function countingOf(cells: readonly string[], latest: LocalDate): Counting | undefined {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0) return undefined;
  const end = Date.parse(latest) + 86_400_000;
  return (["excel", "seconds", "milliseconds"] as const).find((counting) =>
    filled.every((cell) => {
      const moment = patterns[counting].test(cell) ? momentOf(cell, counting) : undefined;
      return moment !== undefined && moment.ms >= earliest[counting] && moment.ms < end;
    }),
  );
}

export function momentOf(cell: string, counting: Counting): CountedMoment {
  const count = Number(cell.replace(",", "."));
  if (counting === "seconds") return { ms: count * 1_000, hasTime: true };
  if (counting === "milliseconds") return { ms: count, hasTime: true };
  // Excel counts days from the end of 1899. Parts of a day are rounded to seconds.
  return { ms: Date.UTC(1899, 11, 30) + Math.round(count * 86_400) * 1_000, hasTime: !Number.isInteger(count) };
}

const patterns: Record<Counting, RegExp> = {
  excel: /^\d{5}(?:[.,]\d+)?$/,
  seconds: /^\d{9,10}(?:\.\d+)?$/,
  milliseconds: /^\d{12,13}$/,
};

/** Smaller numbers are something else: Excel's days from 1927 on, the others from 1973 on. */
const earliest: Record<Counting, number> = {
  excel: Date.UTC(1927, 0),
  seconds: Date.UTC(1973, 0),
  milliseconds: Date.UTC(1973, 0),
};
