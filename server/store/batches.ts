import type { PersonalTable } from "./personalTables.ts";
import type { Sql } from "./runner.ts";
import { sqlNames } from "./sqlText.ts";

const batch = 2_000;

/** Deletes a person's rows of a table in batches, so that no statement takes long. */
export async function removeRows(sql: Sql, { name, owners }: PersonalTable, userId: string): Promise<void> {
  for (const owner of owners) await removeRowsBy(sql, name, owner, userId);
}

async function removeRowsBy(sql: Sql, name: string, owner: string, userId: string): Promise<void> {
  const [table, person] = [sqlNames(name), sqlNames(owner)];
  let gone: object[];
  // Repeated until no row is found: a row that was just updated has moved and is skipped.
  do {
    gone = await sql`
      delete from ${table} where ${person} = ${userId}::uuid and ctid = any(
        array(select ctid from ${table} where ${person} = ${userId}::uuid limit ${batch})
      ) returning 1`;
  } while (gone.length > 0);
}
