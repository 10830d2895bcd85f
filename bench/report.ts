import type { Round } from "./load.ts";

export interface Line extends Omit<Round, "wrong"> {
  what: string;
  /** Requests per second, as a multiple of the limit's. */
  speed?: number;
  /** The limit's CPU divided by its own. */
  share?: Share;
  aim?: Aim;
}

export interface Aim {
  says: string;
  isMet: boolean;
}

/** A ratio per lap: median, minimum and maximum. */
export interface Share {
  middle: number;
  from: number;
  to: number;
}

/** How many times as fast `rounds` were as `others`: the median over the laps. */
export function ratioOf(rounds: readonly Round[], others: readonly Round[]): number {
  return middleOf(rounds.map(({ perSecond }, lap) => perSecond / (others[lap]?.perSecond ?? Number.NaN)));
}

/** The CPU of `others` divided by that of `rounds` per lap, server and database together. */
export function cpuShareOf(rounds: readonly Round[], others: readonly Round[]): Share {
  const shares = rounds.map((round, lap) => cpuOf(others[lap]) / cpuOf(round)).toSorted((a, b) => a - b);
  return { middle: middleOf(shares), from: shares[0] ?? Number.NaN, to: shares.at(-1) ?? Number.NaN };
}

function cpuOf(round: Round | undefined): number {
  return round ? round.cpuEach + round.databaseCpuEach : Number.NaN;
}

/** The median; of an even count the lower one of the middle. */
export function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
}

/** Summarizes rounds of one kind by the median of each number. */
export function lineOf(what: string, rounds: readonly Round[]): Line {
  if (rounds.length === 0) throw new Error(`Nothing was measured of ${what}.`);
  const middle = (name: Exclude<keyof Round, "wrong">) => middleOf(rounds.map((round) => round[name]));
  return {
    what,
    perSecond: middle("perSecond"),
    p50: middle("p50"),
    p95: middle("p95"),
    p99: middle("p99"),
    clientShare: middle("clientShare"),
    cpuEach: middle("cpuEach"),
    databaseCpuEach: middle("databaseCpuEach"),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** Prints lines as a table of speed and processor time. */
export function printTable(title: string, shareSays: string, lines: readonly Line[]): void {
  const head = [
    "",
    "requests/s",
    "of the limit",
    "p50 ms",
    "p95 ms",
    "CPU of the server, µs",
    "of the database, µs",
    shareSays,
    "laps",
    "client CPU",
    "aim",
  ];
  const rows = lines.map(({ what, perSecond, speed, p50, p95, cpuEach, databaseCpuEach, ...line }) => [
    what,
    asCount(perSecond),
    speed?.toFixed(2) ?? "",
    p50.toFixed(2),
    p95.toFixed(2),
    asMicroseconds(cpuEach),
    asMicroseconds(databaseCpuEach),
    asRatio(line.share?.middle),
    line.share && !Number.isNaN(line.share.middle)
      ? `${line.share.from.toFixed(2)} to ${line.share.to.toFixed(2)}`
      : "",
    `${Math.round(line.clientShare * 100)} %`,
    line.aim ? `${line.aim.says}: ${line.aim.isMet ? "met" : "missed"}` : "",
  ]);
  printRows(title, head, rows);
}

/** What a run saves of a line, for comparison with later runs. */
export type SavedLine = Pick<Line, "what" | "perSecond" | "cpuEach" | "databaseCpuEach" | "share">;

/** Prints all results beside those of an earlier run, and which aims were missed. */
export function printSummary(lines: readonly Line[], earlier: readonly SavedLine[]): void {
  const head = ["", "requests/s", "before", "", "CPU µs", "before", "CPU of the limit", "before"];
  const rows = lines.map(({ what, perSecond, cpuEach, databaseCpuEach, share }) => {
    const before = earlier.find((one) => one.what === what);
    return [
      what,
      asCount(perSecond),
      before ? asCount(before.perSecond) : "",
      before ? `x ${(perSecond / before.perSecond).toFixed(2)}` : "",
      asMicroseconds(cpuEach + databaseCpuEach),
      before ? asMicroseconds(before.cpuEach + before.databaseCpuEach) : "",
      asRatio(share?.middle),
      asRatio(before?.share?.middle),
    ];
  });
  printRows("All of it", head, rows);
  const missed = lines.filter(({ aim }) => aim?.isMet === false);
  if (missed.length > 0) console.log("\nMissed aims:");
  for (const { what, aim } of missed) console.log(`- ${what}: ${aim?.says}`);
}

/** Requests per second. */
function asCount(perSecond: number): string {
  return Math.round(perSecond).toLocaleString("en");
}

/** Processor time in microseconds, empty if not measured. */
function asMicroseconds(milliseconds: number | null): string {
  // JSON stores NaN as null.
  return milliseconds === null || Number.isNaN(milliseconds) ? "" : (milliseconds * 1_000).toFixed(0);
}

function asRatio(ratio: number | null | undefined): string {
  return ratio === undefined || ratio === null || Number.isNaN(ratio) ? "" : ratio.toFixed(2);
}

/** Prints a Markdown table like those in docs/. */
export function printRows(title: string, head: readonly string[], rows: readonly string[][]): void {
  const widths = head.map((name, column) => Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column === 0 || head[column] === "aim";
  const widthOf = (column: number) => widths[column] ?? 3;
  const lineOfCells = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (isText(column) ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)))).join(" | ")} |`;
  const rule = head.map((_, column) =>
    isText(column) ? "-".repeat(widthOf(column)) : `${"-".repeat(widthOf(column) - 1)}:`,
  );

  console.log(`\n${title}\n`);
  for (const line of [head, rule, ...rows]) console.log(lineOfCells(line));
}
