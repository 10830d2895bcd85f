import { readFileSync } from "node:fs";
import { Client } from "pg";
import { processes } from "#scripts/processes.mjs";
import { printRows } from "./report.ts";

/** Prints the sizes of all tables above a megabyte, and of their indexes. */
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

/** The processes of one PostgreSQL, if the system lists them. */
export interface DatabaseProcesses {
  /** Their memory in megabytes; shared memory counts once. */
  memory: () => number;
  /** Their processor time so far, in seconds. */
  cpuSeconds: () => number;
}

/** The processes of the PostgreSQL at `url`. */
export async function processesOf(url: string): Promise<DatabaseProcesses> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();

  const children = () => processes().filter((pid) => parentOf(pid) === postmaster);
  return {
    memory: () =>
      sumOf([postmaster, ...children()], (pid) => numberIn(pid, "smaps_rollup", /^Pss:\s+(\d+) kB/m) / 1024),
    // The parent process counts the time of closed connections.
    cpuSeconds: () => ticksOf(postmaster, 4) / 100 + sumOf(children(), (pid) => ticksOf(pid, 2) / 100),
  };
}

function sumOf(pids: readonly number[], of: (pid: number) => number): number {
  return pids.reduce((sum, pid) => sum + of(pid), 0);
}

function parentOf(pid: number): number {
  return numberIn(pid, "status", /^PPid:\s+(\d+)/m);
}

/** A process's user and system time in hundredths of a second. Four fields include its ended children. */
function ticksOf(pid: number, fields: 2 | 4): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const times = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 11 + fields);
    return times.reduce((sum, time) => sum + Number(time), 0);
  } catch {
    return 0;
  }
}

/** A number from a file of `/proc`, 0 if the process is gone. */
function numberIn(pid: number, file: string, what: RegExp): number {
  try {
    return Number(what.exec(readFileSync(`/proc/${pid}/${file}`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
