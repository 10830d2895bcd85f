import type { Columns } from "./columns.ts";
import type { Table } from "./table.ts";

/** What is said of a table in whose date column no day can be read. */
export function noDayIn({ names, rows }: Table, { date }: Columns): string {
  const example = rows.map(({ cells }) => cells[date]?.trim() ?? "").find((cell) => cell !== "");
  const column = `the column “${shown(names[date] ?? "")}”`;
  return example === undefined
    ? `There is nothing in ${column}. Choose another column for the date.`
    : `No day can be read in ${column}, such as in “${shown(example)}”. Choose another column for the date.`;
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
