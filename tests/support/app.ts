import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect } from "vitest";
import { createApp } from "#server/program/app.ts";
import { changeWaits } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { hasCitus } from "#server/store/database/distribution.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import type { Route } from "#server/kit/rest/route.ts";
import { routes } from "#server/program/routes.ts";
import { listensAt } from "./address.ts";
import { createDatabase } from "./cluster.ts";
import { databasePatienceMs, patientWaits } from "./patience.ts";
import { pooledByTransaction, type Pooled } from "./pgbouncer.ts";
import { watchStatements } from "./schemaLaw.ts";
import { severable, type SeverableDatabase } from "./severableDatabase.ts";

interface Circumstances {
  routes?: readonly Route[];
  /** Puts a proxy between the server and its database and returns its address. */
  through?: (databaseUrl: string) => Promise<string>;
}

const { databasePatienceMs: usualPatienceMs } = config;

/**
 * Starts the real server for a test file, on a free port with its own database. `routes` adds the test's own. In the
 * project "long/pooled" it uses a pooler. After the last test it checks the totals (docs/rules.md, Balances), and that every
 * request's statement named its owner and keeps the law of distributed databases.
 */
export function useApp({ routes: own = [], through }: Circumstances = {}): void {
  const between = through ?? poolerInBetween();
  let server: Server | undefined;
  let brokenStatements: (() => string[]) | undefined;

  // A file that names other waits does so after `useApp`.
  beforeAll(() => changeWaits(patientWaits));
  beforeAll(async () => {
    brokenStatements = watchStatements();
    config.databasePatienceMs = databasePatienceMs;
    server = await started(await between(await createDatabase()), [...routes, ...own]);
  });

  afterAll(async () => {
    const gaps = server ? await ledgerGaps() : [];
    await stopped(server);
    await closeDatabase();
    config.databasePatienceMs = usualPatienceMs;

    expect(
      brokenStatements?.(),
      "statements that do not say whose rows they mean, or that a distributed database does not take",
    ).toEqual([]);
    expect(gaps, "totals that are not the sums of their facts").toEqual([]);
  });
}

/** The same server with a database connection that a test can cut and restore, and, unless it is patient, the usual limits of time. */
export function useAppWithSeverableDatabase({ isPatient = false } = {}): () => SeverableDatabase {
  let server: Server | undefined;
  let database: SeverableDatabase | undefined;

  beforeAll(async () => {
    if (isPatient) config.databasePatienceMs = databasePatienceMs;
    database = await severable(await createDatabase());
    server = await started(database.url, routes);
  });

  afterAll(async () => {
    await stopped(server);
    await closeDatabase();
    await database?.cut();
    config.databasePatienceMs = usualPatienceMs;
  });

  return () => {
    if (!database) throw new Error("The database is there once the tests run.");
    return database;
  };
}

/** A PgBouncer for this file in the project "long/pooled"; nothing elsewhere. */
function poolerInBetween(): (databaseUrl: string) => Promise<string> {
  if (!config.isPooledByTransaction) return async (url) => url;

  let pooler: Pooled | undefined;
  // Hooks run in reverse order: the app stops before its pooler.
  afterAll(() => pooler?.stop());
  return async (url) => {
    pooler = await pooledByTransaction(url);
    return pooler.url;
  };
}

async function started(databaseUrl: string, served: readonly Route[]): Promise<Server> {
  await openVault(databaseUrl);
  // In the project "long/steps" one PostgreSQL is used like several nodes.
  openDatabase(databaseUrl, process.env.AS_DISTRIBUTED === "on" || (await hasCitus(databaseUrl)));
  const server = createApp(served);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  listensAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, databaseUrl);
  return server;
}

async function stopped(server: Server | undefined): Promise<void> {
  listensAt(undefined);
  if (!server) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
