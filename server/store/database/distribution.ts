import type { Client } from "pg";
import { isCopied, placements } from "#server/store/placement.ts";
import { withClient, withMigrationLock } from "./migrations.ts";

// A database on several nodes with the Citus extension (docs/operations.md, Several nodes).

/** A database as it is distributed. */
export interface Distribution {
  hasExtension: boolean;
  /** The nodes that may hold people's rows. */
  nodes: number;
  /** Nodes that hold no rows yet, because they were added later. */
  newNodes: readonly string[];
  /** The tables that are distributed, each either copied to all nodes or split by person. */
  placed: ReadonlyMap<string, "copied" | "split">;
  /** Our tables, without the history of migrations. */
  tables: readonly string[];
  /** Each as the statement that drops it. */
  foreignKeys: readonly string[];
  /** The bytes of the tables that are not distributed. */
  bytesLeft: number;
}

/** True if the database at `url` can be distributed, and so plans its statements in steps. */
export function hasCitus(url: string): Promise<boolean> {
  return withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, findsCitus);
}

async function findsCitus(client: Client): Promise<boolean> {
  const { rows } = await client.query("select 1 from pg_extension where extname = 'citus'");
  return rows.length > 0;
}

/** How the database at `url` is distributed. */
export function distributionAt(url: string): Promise<Distribution> {
  return withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, readDistribution);
}

async function readDistribution(client: Client): Promise<Distribution> {
  const { rows: tables } = await client.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations' order by relname`,
  );
  const { rows: foreignKeys } = await client.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`,
  );
  const plain: Distribution = {
    hasExtension: false,
    nodes: 1,
    newNodes: [],
    placed: new Map(),
    tables: tables.map(({ name }) => name),
    foreignKeys: foreignKeys.map(({ drop }) => drop),
    bytesLeft: tables.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  if (!(await findsCitus(client))) return plain;

  const { rows: placed } = await client.query<{ name: string; method: string }>(
    `select relname as name, partmethod as method from pg_dist_partition join pg_class on oid = logicalrelid
     where partmethod = 'h' or repmodel = 't'`,
  );
  const { rows: nodes } = await client.query<{ name: string; isEmpty: boolean }>(
    `select nodename || ':' || nodeport as name, not exists (
       select 1 from pg_dist_placement p join pg_dist_shard s using (shardid) join pg_dist_partition t using (logicalrelid)
       where p.groupid = n.groupid and t.partmethod = 'h'
     ) as "isEmpty"
     from pg_dist_node n where isactive and noderole = 'primary' and shouldhaveshards order by 1`,
  );
  const isPlaced = new Map(placed.map(({ name, method }) => [name, method === "h" ? "split" : "copied"] as const));
  const hasSplit = [...isPlaced.values()].includes("split");
  return {
    ...plain,
    hasExtension: true,
    nodes: nodes.length,
    newNodes: hasSplit ? nodes.filter(({ isEmpty }) => isEmpty).map(({ name }) => name) : [],
    placed: isPlaced,
    bytesLeft: tables.filter(({ name }) => !isPlaced.has(name)).reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The statements that are left to distribute a database, in their order. Throws Error for a table without a place. */
export function stepsLeft({ hasExtension, newNodes, placed, tables, foreignKeys }: Distribution): string[] {
  const unknown = tables.filter((name) => !(name in placements));
  if (unknown.length > 0) throw new Error(`Nothing says where these tables go: ${unknown.join(", ")}.`);

  const left = tables.filter((name) => !placed.has(name));
  const first = [...placed].find(([, how]) => how === "split")?.[0];
  const split = left.filter((name) => !isCopied(name));
  return [
    ...(hasExtension ? [] : ["create extension citus"]),
    // They would take a lock of the whole shared table at each save, and two saves could wait for each other.
    ...foreignKeys,
    ...left.filter(isCopied).map((name) => `select create_reference_table('"${name}"')`),
    ...split.map((name, index) => {
      const beside = first ?? (index > 0 ? split[0] : undefined);
      const colocated = beside === undefined ? "" : `, colocate_with => '"${beside}"'`;
      return `select create_distributed_table('"${name}"', 'userId'${colocated})`;
    }),
    ...(newNodes.length > 0
      ? [
          "select replicate_reference_tables('block_writes')",
          "select rebalance_table_shards(shard_transfer_mode => 'block_writes')",
        ]
      : []),
  ];
}

/** Runs the steps that are left, each as a transaction, and calls `tell` before each. It can be repeated after an interruption. */
export async function distribute(url: string, tell: (step: string) => void): Promise<void> {
  await withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, (client) => runAll(client, tell));
}

/** Distributes tables that a migration made, which are empty, in a database that is distributed. */
export async function distributeNewTables(url: string): Promise<void> {
  await withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
    const { placed, tables } = await readDistribution(client);
    if (placed.size > 0 && tables.some((name) => !placed.has(name))) await runAll(client, () => undefined);
  });
}

/** Runs each step once: with few parts of tables, a node stays without rows after they were moved. */
async function runAll(client: Client, tell: (step: string) => void): Promise<void> {
  const done = new Set<string>();
  while (await runNext(client, tell, done));
}

/** False if nothing was left. */
function runNext(client: Client, tell: (step: string) => void, done: Set<string>): Promise<boolean> {
  return withMigrationLock(client, async () => {
    const step = stepsLeft(await readDistribution(client)).find((each) => !done.has(each));
    if (step === undefined) return false;
    tell(step);
    await client.query(step);
    done.add(step);
    return true;
  });
}

/** A shared table whose copies differ, with what each node has. */
export interface Difference {
  table: string;
  copies: readonly string[];
}

/** The shared tables whose copies differ. A table that people write meanwhile is compared again. */
export async function differingCopies(url: string): Promise<Difference[]> {
  return withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
    const { placed } = await readDistribution(client);
    const found: Difference[] = [];
    for (const [table, how] of placed) {
      if (how === "split") continue;
      let copies: string[] = [];
      for (let tries = 0; tries === 0 || (tries < comparisons && !areEqual(copies)); tries += 1)
        copies = await copiesOf(client, table);
      if (!areEqual(copies)) found.push({ table, copies });
    }
    return found;
  });
}

const comparisons = 5;

/** The number of rows and a sum of their hashes, by node. */
async function copiesOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ node: string; result: string }>(
    `select nodename || ':' || nodeport as node, result from run_command_on_placements($1, $2) order by 1`,
    [`"${table}"`, "select count(*) || ' rows, ' || coalesce(sum(hash_record_extended(t, 0)), 0) from %s t"],
  );
  return rows.map(({ node, result }) => `${node} ${result}`);
}

function areEqual(copies: readonly string[]): boolean {
  return new Set(copies.map((copy) => copy.slice(copy.indexOf(" ")))).size <= 1;
}
