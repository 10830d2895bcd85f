import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { startTemporary } from "#server/store/database/temporary.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A PostgreSQL for this run, which may make databases. */
    adminUrl: string;
  }
}

interface Cluster {
  adminUrl: string;
  stop: () => Promise<void>;
}

const template = "migrated";
const keeper: { cluster?: Promise<Cluster>; users: number } = shared("kindling.cluster", { users: 0 });

/** One cluster for the whole run, whichever projects ask for it, with a migrated database to copy. */
export async function setup(project: TestProject): Promise<void> {
  keeper.users += 1;
  const { adminUrl } = await startedCluster();
  project.provide("adminUrl", adminUrl);
}

/** Ends the cluster with the last project that used it. */
export async function teardown(): Promise<void> {
  keeper.users -= 1;
  if (keeper.users > 0) return;
  const cluster = await keeper.cluster;
  await cluster?.stop();
}

/** A database with every migration applied and nothing in it; gives its address. */
export function createDatabase(adminUrl: string = inject("adminUrl")): Promise<string> {
  return createNamed(adminUrl, `template ${template}`);
}

/** A database without any table; gives its address. */
export function createEmptyDatabase(adminUrl: string = inject("adminUrl")): Promise<string> {
  return createNamed(adminUrl, "");
}

/** The run's cluster, for the set-up of what stands on it. */
export function startedCluster(): Promise<Cluster> {
  keeper.cluster ??= startCluster();
  return keeper.cluster;
}

async function startCluster(): Promise<Cluster> {
  const { url: adminUrl, stop } = await startTemporary();
  await withAdmin(adminUrl, (admin) => admin.query(`create database ${template}`));
  await applyMigrations(databaseUrl(adminUrl, template));
  await openVault(databaseUrl(adminUrl, template));
  return { adminUrl, stop };
}

function createNamed(adminUrl: string, from: string): Promise<string> {
  return withAdmin(adminUrl, async (admin) => {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await admin.query(`create database ${name} ${from}`);
    return databaseUrl(adminUrl, name);
  });
}

function databaseUrl(adminUrl: string, name: string): string {
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}

async function withAdmin<Result>(adminUrl: string, work: (admin: Client) => Promise<Result>): Promise<Result> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** What every project of a run shares: each loads this file anew. */
export function shared<Value extends object>(name: string, first: Value): Value {
  const key = Symbol.for(name);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, first);
  return Reflect.get(globalThis, key);
}
