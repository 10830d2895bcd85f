import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "#server/generated/prisma/client.ts";
import { currentCall } from "#server/base/call.ts";
import { poolForRequests, poolWithoutLimits } from "./pool.ts";
import { runnerOn, type Sql } from "./runner.ts";
import { nameOf } from "./statementNames.ts";

export interface Database {
  sql: Sql;
  /** For what comes between people and has no sealed text (docs/decisions/0002). */
  prisma: PrismaClient;
  inTransaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/**
 * The database at `url`, for requests within the time they have left, for everything else without a limit. Nothing connects
 * before the first statement.
 */
export function connectTo(url: string): Database {
  const hurried = poolForRequests(url);
  const patient = poolWithoutLimits(url);
  const [inTime, anyTime] = [runnerOn(hurried), runnerOn(patient)];
  const client = new PrismaClient({
    adapter: new PrismaPg(hurried, {
      // Prisma's texts go by the fields that are asked for.
      statementNameGenerator: ({ sql: text }) => (currentCall()?.readsApart ? "" : nameOf(text)),
    }),
  });
  return {
    sql: (strings, ...values) => (currentCall()?.deadline ? inTime : anyTime)(strings, ...values),
    prisma: client,
    inTransaction: async (work) => {
      const connection = await patient.connect();
      try {
        await connection.query("begin");
        const result = await work(runnerOn(connection));
        await connection.query("commit");
        connection.release();
        return result;
      } catch (error) {
        // A connection released with its error is destroyed, and what it began with it.
        connection.release(error instanceof Error ? error : true);
        throw error;
      }
    },
    close: async () => {
      await client.$disconnect();
      for (const pool of [hurried, patient]) if (!pool.ended) await pool.end();
    },
  };
}

let current: Database | undefined;

/** Opens the database of this process, on which `prisma` and `sql` work. */
export function openDatabase(url: string): void {
  current = connectTo(url);
}

export async function closeDatabase(): Promise<void> {
  await current?.close();
}

export function prisma(): PrismaClient {
  return opened().prisma;
}

export const sql: Sql = (strings, ...values) => opened().sql(strings, ...values);

/** Several statements as one transaction without time limits, for a reset and for work that must look again under a lock. */
export function inTransaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return opened().inTransaction(work);
}

function opened(): Database {
  if (!current) throw new Error("No database is open.");
  return current;
}
