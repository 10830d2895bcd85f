import { Client } from "pg";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { distribute } from "#server/store/database/distribution.ts";
import { openVault } from "#server/store/keys/vault.ts";

/** The coordinator of a Citus cluster that a run uses; undefined for a run on one PostgreSQL. */
export const citusUrl: string | undefined = process.env.CITUS_URL;

interface Node {
  host: string;
  port: number;
}

/** Makes a database of this name on all nodes of the cluster, migrates and distributes it, and returns its address. */
export async function createDistributed(coordinator: string, name: string): Promise<string> {
  const url = named(coordinator, name);
  await alone(coordinator, async () => {
    const [own, workers] = await nodesOf(coordinator);
    for (const address of [coordinator, ...workers.map((node) => at(coordinator, node))]) {
      await ask(address, `create database ${name}`);
      await ask(named(address, name), "create extension citus");
    }
    // Few, because each file has a database of its own.
    await ask(url, `alter database ${name} set citus.shard_count = 4`);
    await ask(url, `select citus_set_coordinator_host('${own.host}', ${own.port})`);
    for (const { host, port } of workers) await ask(url, `select citus_add_node('${host}', ${port})`);
    if (workers.length === 0)
      await ask(url, `select citus_set_node_property('${own.host}', ${own.port}, 'shouldhaveshards', true)`);
  });
  await applyMigrations(url);
  await distribute(url, () => undefined);
  await openVault(url);
  return url;
}

/** Deletes the databases whose names begin so from all nodes. */
export async function dropDistributed(coordinator: string, begin: string): Promise<void> {
  const [, workers] = await nodesOf(coordinator);
  for (const address of [coordinator, ...workers.map((node) => at(coordinator, node))]) {
    const made = await ask<{ name: string }>(
      address,
      `select datname as name from pg_database where starts_with(datname, '${begin}_')`,
    );
    for (const { name } of made) await ask(address, `drop database ${name} with (force)`);
  }
}

/** Waits for others who make a database, because a cluster adds a node to one at a time. */
async function alone(coordinator: string, work: () => Promise<void>): Promise<void> {
  const holder = new Client({ connectionString: coordinator });
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock(hashtext('makes a distributed database'))");
    await work();
  } finally {
    await holder.end();
  }
}

async function nodesOf(coordinator: string): Promise<[own: Node, workers: Node[]]> {
  const nodes = await ask<Node & { isOwn: boolean }>(
    coordinator,
    `select nodename as host, nodeport as port, groupid = 0 as "isOwn" from pg_dist_node where noderole = 'primary' order by nodeid`,
  );
  const own = nodes.find(({ isOwn }) => isOwn);
  if (!own) throw new Error("CITUS_URL is no coordinator: run citus_set_coordinator_host there.");
  return [own, nodes.filter(({ isOwn }) => !isOwn)];
}

function at(url: string, { host, port }: Node): string {
  return Object.assign(new URL(url), { hostname: host, port: `${port}` }).href;
}

function named(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
