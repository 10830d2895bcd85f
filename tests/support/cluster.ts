import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { citusUrl, createDistributed, dropDistributed } from "./citusCluster.ts";
import { startTemporary } from "#server/store/database/temporary.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The run's PostgreSQL, with the right to create databases. */
    adminUrl: string;
    /** Begins the name of each database that this run makes on a cluster. */
    runName: string;
  }
}

interface Cluster {
  adminUrl: string;
  stop: () => Promise<void>;
}

const template = "migrated";
const runName = `run_${process.pid}`;
const keeper: { cluster?: Promise<Cluster>; users: number } = shared("kindling.cluster", { users: 0 });

/** Starts one cluster for the whole run, shared by all projects, with a migrated template database. */
export async function setup(project: TestProject): Promise<void> {
  keeper.users += 1;
  const { adminUrl } = await startedCluster();
  project.provide("adminUrl", adminUrl);
  project.provide("runName", runName);
}

/** Stops the cluster after the last project that used it. */
export async function teardown(): Promise<void> {
  keeper.users -= 1;
  if (keeper.users > 0) return;
  const cluster = await keeper.cluster;
  await cluster?.stop();
  if (citusUrl !== undefined) await dropDistributed(citusUrl, runName);
}

/** Creates an empty database with all migrations and returns its address. */
export function createDatabase(adminUrl: string = inject("adminUrl")): Promise<string> {
  if (citusUrl !== undefined) return createDistributed(citusUrl, `${inject("runName")}_${unique()}`);
  return createNamed(adminUrl, `template ${template}`);
}

/** Creates a database without tables and returns its address. */
export function createEmptyDatabase(adminUrl: string = inject("adminUrl")): Promise<string> {
  return createNamed(adminUrl, "");
}

/** The run's cluster, for set-ups that depend on it. */
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
    const name = `test_${unique()}`;
    await admin.query(`create database ${name} ${from}`);
    return databaseUrl(adminUrl, name);
  });
}

function unique(): string {
  return randomUUID().replaceAll("-", "");
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

/** State that a run's projects share, although each loads this file separately. */
export function shared<Value extends object>(name: string, first: Value): Value {
  const key = Symbol.for(name);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, first);
  return Reflect.get(globalThis, key);
}
