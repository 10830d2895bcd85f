import { PrismaPg } from "@prisma/adapter-pg";
import type { Pool } from "pg";
import { PrismaClient } from "#server/generated/prisma/client.ts";
import { currentCall } from "#server/base/call.ts";
import { poolForRequests, poolWithoutLimits } from "./pool.ts";
import { awaitProof } from "./proof.ts";
import { runnerOn, type Sql } from "./runner.ts";
import { nameOf } from "./statementNames.ts";
import { stepsOn, type InSteps } from "./steps.ts";

export interface Database {
  sql: Sql;
  /** For tables without encrypted text that are not part of a screen's first query (docs/decisions/0002). */
  prisma: PrismaClient;
  inTransaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  inSteps: InSteps | undefined;
  close: () => Promise<void>;
}

/**
 * The database at `url`, for requests with a deadline and for other work without limits. It connects at the first
 * statement.
 */
export function connectTo(url: string, isDistributed = false): Database {
  const hurried = poolForRequests(url, isDistributed);
  const patient = poolWithoutLimits(url);
  const [inTime, anyTime] = [runnerOn(hurried), runnerOn(patient)];
  const client = new PrismaClient({
    adapter: new PrismaPg(poolForPrisma(hurried, patient), {
      // Prisma's SQL depends on the requested fields.
      statementNameGenerator: ({ sql: text }) => (currentCall()?.isUnbatched ? "" : nameOf(text)),
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
        // Releasing with an error destroys the connection, which rolls its transaction back.
        connection.release(error instanceof Error ? error : true);
        throw error;
      }
    },
    inSteps: isDistributed ? stepsOn(hurried) : undefined,
    close: async () => {
      await client.$disconnect();
      for (const pool of [hurried, patient]) if (!pool.ended) await pool.end();
    },
  };
}

/**
 * The pool for requests, whose statements wait for the proof of a cached session, because Prisma's statements cannot
 * carry it. Those of work without a deadline go to `patient`, like those in SQL.
 */
function poolForPrisma(hurried: Pool, patient: Pool): Pool {
  const query = async (...args: unknown[]): Promise<unknown> => {
    await awaitProof();
    const pool = currentCall()?.deadline ? hurried : patient;
    return (pool as { query: (...all: unknown[]) => unknown }).query(...args);
  };
  return new Proxy(hurried, { get: (target, name) => (name === "query" ? query : Reflect.get(target, name, target)) });
}

let current: Database | undefined;
let isClosed = false;

/** Opens the database of this process, which `prisma` and `sql` use. */
export function openDatabase(url: string, isDistributed = false): void {
  current = connectTo(url, isDistributed);
  isClosed = false;
}

/** Runs Prisma's first query, which takes 0.4 s, before any request needs it. */
export async function warmPrisma(): Promise<void> {
  await prisma().stripeEvent.findFirst({ select: { id: true } });
}

export async function closeDatabase(): Promise<void> {
  isClosed = true;
  await current?.close();
}

/** Whether this process has closed its database, or is about to, because it stops. */
export function isDatabaseClosed(): boolean {
  return isClosed;
}

export function prisma(): PrismaClient {
  return openDatabaseOrThrow().prisma;
}

export const sql: Sql = (strings, ...values) => openDatabaseOrThrow().sql(strings, ...values);

/** Runs statements as one transaction without time limits, for a reset and for checks under a lock. */
export function inTransaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return openDatabaseOrThrow().inTransaction(work);
}

/**
 * How a request can write by several statements in place of one. Only a distributed database has it: there each part of
 * a statement is planned by itself, and takes longer than a statement about one row.
 */
export function stepsHere(): InSteps | undefined {
  return currentCall()?.deadline ? openDatabaseOrThrow().inSteps : undefined;
}

function openDatabaseOrThrow(): Database {
  if (!current) throw new Error("No database is open.");
  return current;
}
