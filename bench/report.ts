import type { Round } from "./load.ts";

/** One line of the report: the median round, and all rounds' errors. */
export interface Line extends Round {
  what: string;
  /** What is compared with what, such as 0.63 of the limit. */
  ratio?: number;
  aim?: Aim;
}

/** What the ratio, or another number, ought to be. */
export interface Aim {
  says: string;
  isMet: boolean;
}

/** How many times as fast `rounds` were as `others`, lap by lap, and of these the one in the middle. */
export function ratioOf(rounds: readonly Round[], others: readonly Round[]): number {
  const ratios = rounds.map(({ perSecond }, lap) => perSecond / (others[lap]?.perSecond ?? Number.NaN));
  return ratios.toSorted((a, b) => a - b)[Math.floor((ratios.length - 1) / 2)] ?? Number.NaN;
}

/** Sums rounds of one kind up by the one in the middle. */
export function lineOf(what: string, rounds: readonly Round[]): Line {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error(`Nothing was measured of ${what}.`);
  return { ...middle, what, errors: rounds.reduce((sum, { errors }) => sum + errors, 0) };
}

/** Prints lines as one table. */
export function printTable(title: string, ratioSays: string, lines: readonly Line[]): void {
  const head = ["", "req/s", ratioSays, "p50 ms", "p99 ms", "CPU ms each", "errors", "client CPU", "aim"];
  const rows = lines.map(({ what, perSecond, ratio, p50, p99, cpuEach, errors, clientShare, aim }) => [
    what,
    Math.round(perSecond).toLocaleString("en"),
    ratio?.toFixed(2) ?? "",
    p50.toFixed(2),
    p99.toFixed(2),
    Number.isNaN(cpuEach) ? "" : cpuEach.toFixed(3),
    `${errors}`,
    `${Math.round(clientShare * 100)} %`,
    aim ? `${aim.says}: ${aim.isMet ? "met" : "missed"}` : "",
  ]);
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column === 0 || column === head.length - 1;
  const padded = (cells: string[]) =>
    cells.map((cell, column) =>
      isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );

  console.log(`\n${title}`);
  for (const row of [head, ...rows]) console.log(`  ${padded(row).join("  ").trimEnd()}`);
}
