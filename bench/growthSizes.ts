import { readFileSync } from "node:fs";
import { Client } from "pg";
import { processes } from "#scripts/processes.mjs";
import { printRows } from "./report.ts";

/** Prints how large the tables are that hold more than a megabyte, and each of their indexes. */
export async function printSizes(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string; rows: number; heap: number; indexes: number }>(
      `select relname as name, reltuples::int as rows, pg_table_size(oid)::float as heap, pg_indexes_size(oid)::float as indexes
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_total_relation_size(oid) > 1024 ^ 2
       order by pg_total_relation_size(oid) desc`,
    );
    const { rows: indexes } = await client.query<{ name: string; size: number }>(
      `select relname as name, pg_relation_size(oid)::float as size from pg_class
       where relkind = 'i' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 1024 ^ 2 order by 2 desc`,
    );
    const sum = (of: "heap" | "indexes") => tables.reduce((total, table) => total + table[of], 0);
    const lines = [...tables, { name: "these together", rows: 0, heap: sum("heap"), indexes: sum("indexes") }];
    printRows(
      "Tables",
      ["", "rows", "MB", "MB of indexes", "bytes a row, in all"],
      lines.map(({ name, rows, heap, indexes: beside }) => [
        name,
        rows ? rows.toLocaleString("en") : "",
        asMegabytes(heap),
        asMegabytes(beside),
        rows ? `${Math.round((heap + beside) / rows)}` : "",
      ]),
    );
    printRows(
      "Their indexes",
      ["", "MB"],
      indexes.map(({ name, size }) => [name, asMegabytes(size)]),
    );
  } finally {
    await client.end();
  }
}

function asMegabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(1);
}

/**
 * What all processes of the PostgreSQL at `url` hold together, in megabytes; undefined where the system does not tell. What they share
 * counts once.
 */
export async function memoryOfDatabase(url: string): Promise<number | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const postmaster = parentOf(rows[0]?.pid ?? 0);
    const family = processes().filter((pid) => pid === postmaster || parentOf(pid) === postmaster);
    return family.length === 0 ? undefined : family.reduce((sum, pid) => sum + shareOf(pid), 0) / 1024;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return Number.NaN;
  }
}

/** In kilobytes, its part of what it shares. */
function shareOf(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]);
}
