import { accountTables } from "./accountTables.ts";
import { peopleTables } from "./peopleTables.ts";
import { serverTables } from "./serverTables.ts";
import type { Tables } from "./tableShape.ts";
import { writtenTables } from "./writtenTables.ts";

/**
 * Every table: whose its rows are, what a reset and a deletion do with them, which of its columns are encrypted, and why
 * each of the others stands clear. A table or a column that is missing does not compile. A reset and a deletion take the
 * tables in this order.
 */
export const tables = {
  ...accountTables,
  ...writtenTables,
  ...peopleTables,
  ...serverTables,
} as const satisfies Tables;
