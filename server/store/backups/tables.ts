import type { Client } from "pg";
import { tablesOfMigrations } from "#server/store/database/migrations.ts";
import type { TableShape } from "#server/store/tables/tableShape.ts";
import { tables as definitions } from "#server/store/tables/tables.ts";
import { damaged, type Header } from "./format.ts";

/** Tables that no backup holds, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries<TableShape>(definitions).flatMap(([name, { notInBackups }]) =>
      notInBackups ? [[name, notInBackups]] : [],
    ),
  ),
  _prisma_migrations: "its names are in the header, and a restore applies them",
};

/**
 * The tables that a backup holds, each after those that it refers to, with their columns. A table that none of our
 * migrations makes is an operator's own and left out, unless `mayBeNewer`: a newer version's migration may have made it.
 */
export async function tablesIn(client: Client, mayBeNewer = false): Promise<Header["tables"]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[]; refersTo: string[] }>(
    `select c.relname as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
                  where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as "refersTo"
     from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.relname`,
  );
  const ours = new Set(tablesOfMigrations());
  const left = tables.filter(({ name }) => !Object.hasOwn(leftOut, name) && (mayBeNewer || ours.has(name)));
  const ordered: Header["tables"] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ refersTo }) => !left.some(({ name }) => refersTo.includes(name)));
    const [table] = left.splice(Math.max(0, next), 1);
    if (table) ordered.push({ name: table.name, columns: table.columns });
  }
  return ordered;
}

/** Throws Error, in a sentence, if a backup names a table that no backup holds. */
export function refuseStrangeTables({ tables }: Header): void {
  const ours = tablesOfMigrations();
  const strange = tables.find(({ name }) => !ours.includes(name) || Object.hasOwn(leftOut, name));
  if (strange) throw damaged(`it names a table ${JSON.stringify(strange.name)}, which no backup holds`);
}

/**
 * Throws Error, in a sentence, unless a backup holds the tables and columns of its version, each once. The database has
 * the migrations of that version.
 */
export async function refuseOtherTables(client: Client, { tables }: Header): Promise<void> {
  if (namesOf(tables) === namesOf(await tablesIn(client))) return;
  throw damaged("its tables are not those of its version");
}

function namesOf(tables: Header["tables"]): string {
  return tables
    .map((table) => JSON.stringify(table))
    .toSorted()
    .join("\n");
}
