import type { Row } from "../source/csv.ts";

/**
 * A row with as many cells as the table has columns. A comma in a text that has no quotation marks splits it: where the
 * text is the last column, its parts are joined again. Elsewhere it cannot be told which cells belong together.
 */
export function wholeRow(row: Row, width: number, text: number, separator = ","): Row {
  const { cells, problem } = row;
  if (problem !== undefined || cells.slice(width).every((cell) => cell.trim() === "")) return row;
  if (text !== width - 1) return { ...row, problem: "It has more cells than the table has columns." };
  return { ...row, cells: [...cells.slice(0, text), cells.slice(text).join(separator)] };
}
