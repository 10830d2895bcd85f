import type { Columns } from "#client/screens/bring-your-diary/table/columns.ts";
import { tableIn } from "#client/screens/bring-your-diary/table/table.ts";
import { headOfTable } from "#client/screens/bring-your-diary/table/tableHead.ts";
import { entriesOfTable } from "#client/screens/bring-your-diary/table/tableEntries.ts";

/** Reads a table by the columns that are guessed, but for those that a test names. */
export async function readTable(content: string | Uint8Array<ArrayBuffer>, columns: Partial<Columns> = {}) {
  const table = await tableIn({ blob: new Blob([content]), zip: undefined });
  if (!table) throw new Error("This is no table.");
  const head = headOfTable(table);
  return { head, ...entriesOfTable(table, { ...head.guess, ...columns }) };
}
