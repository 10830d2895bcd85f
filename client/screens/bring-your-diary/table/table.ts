import { isRecord } from "#client/platform/problem.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { rowsOf, type Row } from "../source/csv.ts";
import type { GivenFile } from "../source/source.ts";
import { headOf, textOf } from "../source/text.ts";

/** A table of entries, one a row. */
export interface Table {
  names: readonly string[];
  rows: readonly Row[];
}

/** The table in a CSV, or in a JSON list of objects. Undefined if the file has none. Throws FileProblem. */
export async function tableIn(file: GivenFile): Promise<Table | undefined> {
  const head = await headOf(file);
  if (head.trim() === "" || head.includes("\0")) return undefined;
  const text = (await textOf(file.blob)).replace(/^\uFEFF/, "");
  if (/^\s*\[/.test(text)) return tableOfList(text);
  if (/^\s*[{<]/.test(text)) return undefined;
  const [first, ...rows] = rowsOf(text);
  const names = (first?.cells ?? []).map((name) => name.trim());
  if (names.filter((name) => name !== "").length < 2 || rows.length === 0) return undefined;
  if (rows.length > mostRows) throw new FileProblem("This table has far more rows than a diary, so it was not opened.");
  return withWholeDays({ names: names.map((name, index) => name || `Column ${index + 1}`), rows });
}

/** An older CSV of Daylio has the year in a column of its own, before days such as "18 May". */
function withWholeDays(table: Table): Table {
  const [first = "", second = "", ...names] = table.names;
  if (first.toLowerCase() !== "year" || second.toLowerCase() !== "date") return table;
  const rows = table.rows.map(({ line, cells: [year = "", day = "", ...rest] }) => ({
    line,
    cells: [`${day} ${year}`.trim(), ...rest],
  }));
  return { names: [second, ...names], rows };
}

const mostRows = 200_000;

function tableOfList(text: string): Table | undefined {
  const records = recordsIn(text);
  if (records.length === 0) return undefined;
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].slice(0, 100);
  const rows = records.map((record, index) => ({ line: index + 1, cells: names.map((name) => cellOf(record[name])) }));
  return { names, rows };
}

function recordsIn(text: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isRecord) : [];
  } catch {
    throw new FileProblem("This JSON is damaged. Please export it again.");
  }
}

/** Lists of lists deeper than this are no diary's, and reading them would fill the stack. */
export const deepest = 100;

function cellOf(value: unknown, depth = 0): string {
  if (depth > deepest) throw new FileProblem(`This JSON has lists in lists, ${deepest} deep, so it was not opened.`);
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return `${value}`;
  if (Array.isArray(value))
    return value
      .map((each) => cellOf(each, depth + 1))
      .filter(Boolean)
      .join(" | ");
  // Lists of tags may stand in groups: { "type": "Emotions", "entries": ["calm"] }.
  return isRecord(value)
    ? Object.values(value)
        .filter(Array.isArray)
        .map((each) => cellOf(each, depth + 1))
        .filter(Boolean)
        .join(" | ")
    : "";
}
