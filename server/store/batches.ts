import type { PersonalTable } from "./personalTables.ts";
import type { Sql } from "./runner.ts";
import { sqlNames } from "./sqlText.ts";

/** How many rows a statement deletes. */
export const batch = 2_000;

/** Deletes a person's rows of a table in batches, so that no statement takes long. */
export async function removeRows(sql: Sql, table: PersonalTable, userId: string): Promise<void> {
  for (const owner of table.owners) await removeRowsBy(sql, table, owner, userId);
}

async function removeRowsBy(sql: Sql, { name, key }: PersonalTable, owner: string, userId: string): Promise<void> {
  const [table, person, keys] = [sqlNames(name), sqlNames(owner), sqlNames(...key)];
  let gone: object[];
  // In the order of the keys, so that each copy of a shared table loses the same rows.
  do {
    gone = await sql`
      delete from ${table} where ${person} = ${userId}::uuid and (${keys}) in (
        select ${keys} from ${table} where ${person} = ${userId}::uuid order by ${keys} limit ${batch}
      ) returning 1`;
  } while (gone.length > 0);
}
