import { Client } from "pg";
import { clock } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";
import { differingCopies, distributionAt, stepsLeft } from "#server/store/database/distribution.ts";
import { migrationNames, pendingMigrations, withClient } from "#server/store/database/migrations.ts";
import { largestAccounts } from "#server/store/accountSizes.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { keyCopy } from "#server/store/keys/keyCopy.ts";
import { openVault, refuseOtherKey } from "#server/store/keys/vault.ts";
import { ledgerGaps } from "./checkLedger.ts";
import { checkSealed } from "./checkSealed.ts";
import { look, ok, wrong, type Finding } from "./doctorFinding.ts";

const oldestPostgres = 15;
const yearMs = 365 * 86_400_000;
const clockToleranceMs = 5_000;

/** Findings about the database and its keys, one after the other. What depends on a failed one is left out. */
export async function* aboutDatabase(url: string): AsyncGenerator<Finding> {
  const state = await stateAt(url).catch((error: unknown) => wordsOf(error));
  if (typeof state === "string") {
    yield wrong(`The database cannot be reached: ${state}`, "Start it, or correct DATABASE_URL.");
    return;
  }
  yield* aboutPostgres(state);
  yield await aboutPooler(url);
  // Looking at the keys takes locks, which a standby refuses.
  if (state.isStandby) return;
  const migrations = await aboutMigrations(url);
  yield migrations;
  const key = await aboutKey(url);
  yield key;
  if (key.verdict === "wrong" || migrations.verdict !== "ok") return;

  // It writes nothing, for a server has made every key.
  await openVault(url);
  yield await aboutKeyCopy();
  yield await aboutFreeze();
  yield await aboutDeletions();
  yield await aboutSizes();
  yield* aboutCopies(url);
  yield await aboutLedger();
  yield await aboutSealed();
}

interface State {
  version: number;
  isStandby: boolean;
  isReadOnly: boolean;
  encoding: string;
  now: Date;
  connections: number;
}

function stateAt(url: string): Promise<State> {
  return withClient({ connectionString: url, connectionTimeoutMillis: 5_000 }, async (client) => {
    const { rows } = await client.query<State>(
      `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as "isStandby",
              current_setting('default_transaction_read_only') = 'on' as "isReadOnly",
              current_setting('server_encoding') as encoding, clock_timestamp() as now,
              current_setting('max_connections')::int as connections`,
    );
    if (!rows[0]) throw new Error("it does not answer");
    return rows[0];
  });
}

function* aboutPostgres({ version, isStandby, isReadOnly, encoding, now, connections }: State): Generator<Finding> {
  const major = Math.floor(version / 10_000);
  const name = `PostgreSQL ${major}.${version % 10_000}`;
  if (major < oldestPostgres) yield wrong(`${name} is too old.`, `Use ${oldestPostgres} or newer.`);
  else yield ok(`${name} is new enough.`);
  if (isStandby) yield wrong("The database is a standby, which takes no writes.", "Point DATABASE_URL at the primary.");
  else if (isReadOnly)
    yield wrong(
      "The database takes no writes.",
      "Set default_transaction_read_only to off for this database and its user.",
    );
  else yield ok("The database is a primary and takes writes.");
  if (encoding === "UTF8") yield ok("The database holds every script (UTF8).");
  else
    yield wrong(
      `The database's encoding is ${encoding}.`,
      "Make one with encoding UTF8, and restore a backup into it.",
    );
  const ahead = now.getTime() - clock.machine();
  if (Math.abs(ahead) < clockToleranceMs) yield ok("The clocks of this machine and of the database agree.");
  else
    yield wrong(
      `The clock of the database is ${Math.round(ahead / 1_000)} s away from this machine's.`,
      "Set both by NTP: days and sessions go by these clocks.",
    );
  if (connections >= 100) yield ok(`The database takes ${connections} connections.`);
  else
    yield look(
      `The database takes only ${connections} connections.`,
      "Each server uses up to 80. Raise max_connections.",
    );
}

/**
 * A transaction pooler lends an idle connection to the next client. In session mode two open clients never share a
 * process of the database.
 */
async function aboutPooler(url: string): Promise<Finding> {
  const isShared = await sharesConnections(url);
  if (isShared && !config.isPooledByTransaction)
    return wrong("A pooler in transaction mode is in between.", "Set DATABASE_POOLER=transaction.");
  return ok(isShared ? "The pooler in between is known." : "No pooler in transaction mode is in between.");
}

async function sharesConnections(url: string): Promise<boolean> {
  const [one, other] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  try {
    await Promise.all([one.connect(), other.connect()]);
    const first = await processOf(one);
    await other.query("begin");
    return (await processOf(other)) === first;
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

async function processOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

async function aboutMigrations(url: string): Promise<Finding> {
  try {
    const pending = await pendingMigrations(url);
    if (pending.length === 0) return ok(`All ${migrationNames().length} migrations are applied.`);
    return look(`Migrations still to apply: ${pending.length}.`, "The next start of a server applies them.");
  } catch (error) {
    return wrong(wordsOf(error), "Start the version that made this database, or a newer one.");
  }
}

async function aboutKey(url: string): Promise<Finding> {
  try {
    await refuseOtherKey(url);
    return ok("The master key opens the database.");
  } catch (error) {
    return wrong(wordsOf(error), "Put the key back from its copy (docs/operations.md, The master key).");
  }
}

async function aboutKeyCopy(): Promise<Finding> {
  const show = "Show that you have a copy in another place: npm run admin -- key:seen COPY.";
  const copy = await keyCopy();
  if (!copy) return wrong("Nobody has shown a copy of the master key. Without one, no backup is made.", show);
  const day = copy.seenAt.toISOString().slice(0, 10);
  if (clock.now() - copy.seenAt.getTime() > yearMs)
    return look(`The copy of the master key was last seen on ${day}.`, show);
  return ok(`The copy of the master key was seen on ${day}.`);
}

async function aboutFreeze(): Promise<Finding> {
  const [frozen] = await sql<{ since: Date }>`select since from "Freeze"`;
  if (!frozen) return ok("People can write.");
  return look(`People can only read since ${frozen.since.toISOString()}.`, "End that with: npm run admin -- thaw.");
}

async function aboutDeletions(): Promise<Finding> {
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count from "User" where "deletedAt" < ${sqlNow} - interval '1 hour'`;
  const count = row?.count ?? 0;
  if (count === 0) return ok("No deletion of an account is unfinished.");
  return look(`Unfinished deletions of accounts: ${count}.`, "Finish them with: npm run admin -- sweep.");
}

async function aboutSizes(): Promise<Finding> {
  const largest = await largestAccounts();
  const named = largest.map(({ id, kilobytes }) => `${id} (${Math.ceil(kilobytes / 1_000)} MB)`).join(", ");
  const most = config.accountMegabytes * 1_000;
  if (largest.some(({ kilobytes }) => kilobytes >= most))
    return look(
      `Accounts have reached their size of ${config.accountMegabytes} MB, so they save nothing more. The largest: ${named}.`,
      "Raise ACCOUNT_MEGABYTES, or let them delete entries.",
    );
  return ok(named ? `No account is full. The largest: ${named}.` : "No account is full.");
}

/** Nothing for a database that is not distributed. */
async function* aboutCopies(url: string): AsyncGenerator<Finding> {
  const distribution = await distributionAt(url);
  if (distribution.placed.size === 0) return;
  const steps = stepsLeft(distribution);
  if (steps.length > 0)
    yield look(`${steps.length} steps of the distribution are left.`, "See which: npm run admin -- distribute.");
  const differing = await differingCopies(url);
  if (differing.length === 0) yield ok("All copies of shared tables are equal.");
  else
    yield wrong(
      `The copies of ${differing.map(({ table }) => table).join(", ")} differ.`,
      "See how: npm run admin -- check:copies (docs/operations.md, Several nodes).",
    );
}

async function aboutLedger(): Promise<Finding> {
  const gaps = await ledgerGaps();
  if (gaps.length === 0) return ok("The ledger is right: every total is the sum of its entries.");
  return wrong(`Totals that are wrong: ${gaps.length}.`, "See which: npm run admin -- check:ledger.");
}

async function aboutSealed(): Promise<Finding> {
  let unopened = 0;
  const looked = await checkSealed(() => (unopened += 1));
  if (unopened === 0) return ok(`All ${looked} sealed values open.`);
  return wrong(
    `Sealed values that do not open: ${unopened} of ${looked}.`,
    "See which: npm run admin -- check:sealed (docs/operations.md, Unreadable values).",
  );
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
