import type { Round } from "./load.ts";

export interface Line extends Round {
  what: string;
  /** What is compared with what, such as 0.63 of the limit. */
  ratio?: number;
  /** The same of the limit in steps. */
  ofSteps?: number;
  aim?: Aim;
}

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
  const head = [
    "",
    "req/s",
    ratioSays,
    "of it in steps",
    "p50 ms",
    "p99 ms",
    "CPU ms each",
    "errors",
    "client CPU",
    "aim",
  ];
  const rows = lines.map(({ what, perSecond, ratio, ofSteps, p50, p99, cpuEach, errors, clientShare, aim }) => [
    what,
    asCount(perSecond),
    ratio?.toFixed(2) ?? "",
    ofSteps?.toFixed(2) ?? "",
    p50.toFixed(2),
    p99.toFixed(2),
    asCpu(cpuEach),
    `${errors}`,
    `${Math.round(clientShare * 100)} %`,
    aim ? `${aim.says}: ${aim.isMet ? "met" : "missed"}` : "",
  ]);
  printRows(title, head, rows);
}

/** What one run keeps of a line, for a later one to be held against. */
export type Kept = Pick<Line, "what" | "perSecond" | "cpuEach" | "ratio" | "ofSteps">;

/** Prints all that was measured, beside what an earlier run kept of the same. */
export function printSummary(lines: readonly Line[], earlier: readonly Kept[]): void {
  const head = ["", "req/s", "before", "", "ratio", "before", "of steps", "before", "CPU ms each", "before"];
  const rows = lines.map(({ what, perSecond, ratio, ofSteps, cpuEach }) => {
    const before = earlier.find((one) => one.what === what);
    return [
      what,
      asCount(perSecond),
      before ? asCount(before.perSecond) : "",
      before ? `x ${(perSecond / before.perSecond).toFixed(2)}` : "",
      ratio?.toFixed(2) ?? "",
      before?.ratio?.toFixed(2) ?? "",
      ofSteps?.toFixed(2) ?? "",
      before?.ofSteps?.toFixed(2) ?? "",
      asCpu(cpuEach),
      before ? asCpu(before.cpuEach) : "",
    ];
  });
  printRows("All of it", head, rows);
}

function asCount(perSecond: number): string {
  return Math.round(perSecond).toLocaleString("en");
}

function asCpu(milliseconds: number | null): string {
  return milliseconds === null || Number.isNaN(milliseconds) ? "" : milliseconds.toFixed(3);
}

/** Prints texts in columns. */
export function printRows(title: string, head: readonly string[], rows: readonly string[][]): void {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column === 0 || head[column] === "aim";
  const padded = (cells: readonly string[]) =>
    cells.map((cell, column) =>
      isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );

  console.log(`\n${title}`);
  for (const row of [head, ...rows]) console.log(`  ${padded(row).join("  ").trimEnd()}`);
}
