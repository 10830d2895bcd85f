import Papa from "papaparse";
import { FileProblem } from "../../_archive/fileProblem.ts";

/** A row of a table with the line on which it begins, from 1. */
export interface Row {
  line: number;
  cells: string[];
  /** Why its cells cannot be told apart. Such a row is listed, and not read. */
  problem?: string;
}

export interface Csv {
  separator: string;
  rows: Row[];
}

/** The rows of a CSV as `csvIn` reads them. */
export function rowsOf(text: string): Row[] {
  return csvIn(text).rows;
}

/**
 * Reads a CSV (RFC 4180), also with semicolons, tabs or bars between the cells, with `sep=;` before it, and with
 * backslashes before quotation marks. Empty rows are left out.
 *
 * @throws FileProblem if it cannot be told where the cells of a line end.
 */
export function csvIn(given: string): Csv {
  const whole = given.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const [named = "", sign] = /^"?sep=(.)"?\n/i.exec(whole) ?? [];
  const text = whole.slice(named.length);
  const separator = sign ?? separatorOf(text);
  const file = { text, separator, firstLine: named === "" ? 1 : 2 };
  const rows =
    rowsIfEven(file, '"') ?? (text.includes('\\"') ? rowsIfEven(file, "\\") : undefined) ?? rowsThatAreCertain(file);
  return { separator, rows };
}

interface CsvFile {
  text: string;
  separator: string;
  firstLine: number;
}

/** What gives most of the first rows the same number of cells, and then the most cells. */
function separatorOf(text: string): string {
  const head = text.slice(0, 100_000);
  const [best] = [",", ";", "\t", "|"]
    .map((separator) => {
      const { data } = Papa.parse<string[]>(head, { delimiter: separator, newline: "\n", preview: 30 });
      const width = widthOf(data);
      return { separator, width, share: data.filter(({ length }) => length === width).length };
    })
    .filter(({ width }) => width > 1)
    .toSorted((one, other) => other.share - one.share || other.width - one.width);
  return best?.separator ?? ",";
}

/** How many cells most rows have that have several; 1 if none has. */
export function widthOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted(([width, one], [other, two]) => two - one || other - width);
  return most?.[0] ?? 1;
}

interface Parsed {
  cells: string[];
  /** Where it begins and ends in the text. */
  from: number;
  to: number;
  /** A quotation mark that stands where none can stand. */
  isOdd: boolean;
  /** Behind the quotation mark that is never closed. */
  open: number | undefined;
}

/** Calls `take` with each row from `from` on, until it returns false. */
function eachRow({ text, separator }: CsvFile, from: number, escape: string, take: (row: Parsed) => boolean): void {
  let begin = from;
  Papa.parse<string[]>(text.slice(from), {
    delimiter: separator,
    newline: "\n",
    escapeChar: escape,
    step: ({ data, errors, meta }, parser) => {
      const to = from + meta.cursor;
      const open = errors.find(({ code }) => code === "MissingQuotes")?.index;
      const isOdd = errors.some(({ code }) => code === "InvalidQuotes");
      const row = { cells: data, from: begin, to, isOdd, open: open === undefined ? undefined : from + open };
      begin = to;
      if (!take(row)) parser.abort();
    },
  });
}

/** Counts the lines up to a place. Places come in order. */
function lineCounter({ text, firstLine }: CsvFile): (place: number) => number {
  let [line, at] = [firstLine, 0];
  return (place) => {
    for (let end = text.indexOf("\n", at); end >= 0 && end < place; end = text.indexOf("\n", at)) {
      line += 1;
      at = end + 1;
    }
    return line;
  };
}

/** The rows; undefined if a quotation mark stands where none can stand, or stays open. */
function rowsIfEven(file: CsvFile, escape: string): Row[] | undefined {
  const lineAt = lineCounter(file);
  const rows: Row[] = [];
  let isEven = true;
  eachRow(file, 0, escape, ({ cells, from, isOdd, open }) => {
    isEven = !isOdd && open === undefined;
    if (isEven && !isBlank(cells)) rows.push({ line: lineAt(from), cells });
    return isEven;
  });
  return isEven ? rows : undefined;
}

/** The rows of a file whose quotation marks do not match. A row that is not certain has a problem. */
function rowsThatAreCertain(file: CsvFile): Row[] {
  const { text, separator } = file;
  const lineAt = lineCounter(file);
  const rows: Row[] = [];
  // A row that was given up on its own line. The next one has to prove that this was right.
  let doubted: number | undefined;
  let doubts = 0;
  let from: number | undefined = 0;
  const take = ({ cells, from: begin, to, isOdd, open }: Parsed): boolean => {
    if (isBlank(cells)) return true;
    const line = lineAt(begin);
    const width = rows.at(-1)?.cells.length;
    if (open !== undefined && !isOdd) throw new FileProblem(openProblem(lineAt(open)));
    if (!isOdd) {
      if (doubted !== undefined && cells.length !== width) throw new FileProblem(oddProblem(doubted));
      doubted = undefined;
      rows.push({ line, cells });
      return true;
    }
    const end = text.indexOf("\n", begin);
    const isOneLine = end < 0 || end + 1 >= to;
    if (isOneLine && open === undefined) {
      rows.push(cells.length === width ? { line, cells } : { line, cells, problem: oddRow });
      return true;
    }
    const alone = text.slice(begin, end < 0 ? undefined : end).split(separator);
    doubts += 1;
    if (alone.length !== width || doubts > mostDoubts) throw new FileProblem(oddProblem(doubted ?? line));
    doubted ??= line;
    rows.push({ line, cells: alone, problem: oddRow });
    from = end < 0 ? undefined : end + 1;
    return false;
  };
  while (from !== undefined) {
    const begin: number = from;
    from = undefined;
    eachRow(file, begin, '"', take);
  }
  return rows;
}

/** Each reads the rest of the file again. */
const mostDoubts = 200;

const oddRow = "Its quotation marks do not match, so its cells cannot be told apart.";

function oddProblem(line: number): string {
  return `The quotation marks on line ${line} do not match, so it cannot be told where its cells end. Correct that line in the file, or export the file again.`;
}

function openProblem(line: number): string {
  return `The quotation mark that opens on line ${line} is never closed, so it cannot be told where that text ends. Close it in the file, or export the file again.`;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}
