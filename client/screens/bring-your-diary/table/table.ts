import { FileProblem } from "../../_archive/fileProblem.ts";
import { hasDay } from "../elsewhere/days/oneDay.ts";
import { leftOutIf } from "../elsewhere/leftOut.ts";
import { csvIn, widthOf, type Csv, type Row } from "../source/csv.ts";
import type { GivenFile, LeftOut } from "../source/source.ts";
import { headOf, textOf } from "../source/text.ts";
import { isNameOf, roles } from "./columns.ts";
import { jsonTable } from "./lists.ts";

/** A table of entries, one a row. */
export interface Table {
  names: readonly string[];
  rows: readonly Row[];
  /** What stands between its cells, if it is a CSV. */
  separator?: string;
  /** What the file holds beside the table. */
  leftOut?: readonly LeftOut[];
}

/** The table in a CSV, or in a JSON with a list of objects. Undefined if the file has none. Throws FileProblem. */
export async function tableIn(file: GivenFile): Promise<Table | undefined> {
  const head = await headOf(file);
  if (head.trim() === "" || head.includes("\0")) return undefined;
  const text = (await textOf(file.blob, file.encoding)).replace(/^\uFEFF/, "");
  if (/^\s*</.test(text)) return undefined;
  const table = /^\s*[[{]/.test(text) ? jsonTable(text) : csvTable(text);
  if (table && table.rows.length > mostRows)
    throw new FileProblem("This table has far more rows than a diary, so it was not opened.");
  return table;
}

const mostRows = 200_000;

function csvTable(text: string): Table | undefined {
  const { separator, rows: all } = csvOf(text) ?? { separator: "", rows: [] };
  const first = all.slice(0, firstRows);
  const head = headAt(first);
  const rows = all.slice(head + 1);
  const width = widthOf(first.map(({ cells }) => cells));
  const names =
    head < 0 ? Array.from({ length: width }, () => "") : (all[head]?.cells ?? []).map((name) => name.trim());
  const isNamed = head < 0 || names.filter((name) => name !== "").length > 1;
  if (!isNamed || rows.length === 0 || isProse(first, names, width)) return undefined;
  const above = Math.max(head, 0);
  return withWholeDays({
    names: names.map((name, index) => name || `Column ${index + 1}`),
    rows,
    separator,
    leftOut: leftOutIf(above, "line above the table", "lines above the table", "No entry stands there."),
  });
}

/** Undefined if the quotation marks of a text do not match that is no table anyway. */
function csvOf(text: string): Csv | undefined {
  try {
    return csvIn(text);
  } catch (problem) {
    const lines = text.slice(0, 10_000).split(/[\r\n]+/);
    if (lines.some((line) => /[,;\t|]/.test(line) && hasDay(line))) throw problem;
    return undefined;
  }
}

/**
 * Where the names of the columns stand; -1 if the first row has a day in it, and so no names. Apps write titles and
 * comments above the names.
 */
function headAt(rows: readonly Row[]): number {
  const width = widthOf(rows.map(({ cells }) => cells));
  const isFilled = ({ cells }: Row) =>
    cells.filter((cell) => cell.trim() !== "").length > 1 &&
    (!/^\s*#\s*\S/.test(cells[0] ?? "") || cells.length === width);
  const filled = rows.map((row, place) => ({ row, place })).filter(({ row }) => isFilled(row));
  const dated = filled.findIndex(({ row: { cells } }) => cells.length >= width && cells.some((cell) => hasDay(cell)));
  if (dated === 0) return -1;
  const candidates = dated < 0 ? filled : filled.slice(0, dated);
  const longest = Math.max(...candidates.map(({ row }) => row.cells.length));
  const head =
    candidates.find(({ row }) => row.cells.some(isKnownName)) ??
    candidates.find(({ row }) => row.cells.length === longest);
  return head?.place ?? 0;
}

/** How many rows are looked at for the names. */
const firstRows = 50;

/** Whether the commas are those of sentences: no row has a day, no column a known name, and the rows differ in length. */
function isProse(rows: readonly Row[], names: readonly string[], width: number): boolean {
  const same = rows.filter(({ cells }) => cells.length === width).length;
  return (
    same < rows.length * 0.8 &&
    !names.some(isKnownName) &&
    !rows.some(({ cells }) => cells.some((cell) => hasDay(cell)))
  );
}

function isKnownName(name: string): boolean {
  return roles.some((role) => isNameOf(role, name));
}

/** An older CSV of Daylio has the year in a column of its own, before days such as "18 May". */
function withWholeDays(table: Table): Table {
  const [first = "", second = "", ...names] = table.names;
  if (first.toLowerCase() !== "year" || second.toLowerCase() !== "date") return table;
  const rows = table.rows.map(({ cells: [year = "", day = "", ...rest], ...row }) => ({
    ...row,
    cells: [`${day} ${year}`.trim(), ...rest],
  }));
  return { ...table, names: [second, ...names], rows };
}
