import { createHash } from "node:crypto";
import { chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Client, DatabaseError } from "pg";
import { claim, claimant } from "#scripts/claim.mjs";
import { findBinaryPackage, makeSharedFolder, readyBinaries, sharedFolder } from "./binaries.ts";
import { type Cluster, clusterDirIn, makeCluster, passwordOf, refuseOtherMajors } from "./cluster.ts";
import { type KeptServer, startServer } from "./keeper.ts";
import { runningServer } from "./leftover.ts";
import { canEnter, isRoot, type Owner, ownerFor } from "./owner.ts";
import { stopOnSignals } from "./signals.ts";

export interface EmbeddedOptions {
  dataDir: string;
  log: (message: string) => void;
  /** Settings that override ours. */
  settings?: Record<string, string>;
  /** For tests and tools that create databases of their own. */
  mayMakeDatabases?: boolean;
}

export interface Embedded {
  url: string;
  /** Shuts the database down and releases the folder. Call it after the last request. */
  stop: () => Promise<void>;
}

/** The data folder unless DATA_DIR sets it: inside the clone, but for root where PostgreSQL's own user can reach it. */
export function defaultDataDir(cloneRoot: string, asRoot: boolean = isRoot): string {
  if (!asRoot) return join(cloneRoot, ".data");
  return join(sharedFolder, createHash("sha256").update(realpathSync(cloneRoot)).digest("hex").slice(0, 12));
}

/**
 * Starts the PostgreSQL from npm with its data in `dataDir`, and restarts it after a crash (docs/operations.md, Where
 * the data is). Throws if the folder is in use, is unreachable, or holds data of another major version.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, settings = {}, mayMakeDatabases = false } = options;
  const cluster = await inFolder(dataDir, async () => prepare(dataDir));
  const release = await inFolder(dataDir, () => claimed(cluster.dataDir));
  let server: KeptServer | undefined;
  const stop = async () => {
    await server?.stop();
    release();
  };
  const forgetSignals = stopOnSignals(stop);
  try {
    await inFolder(dataDir, () => makeCluster(cluster, settings.fsync === "off" ? ["--no-sync"] : []));
    server = await startServer(cluster, settings, log);
    await ensureDatabase(server.port, cluster, mayMakeDatabases);
    return { url: urlOf(server.port, cluster), stop: () => stop().finally(forgetSignals) };
  } catch (error) {
    await stop().finally(forgetSignals);
    throw error;
  }
}

/**
 * For commands: the database of the Kindling that runs on `dataDir`, or a database of the command's own until `stop`.
 */
export async function borrowEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  if (!existsSync(options.dataDir)) return startEmbedded(options);

  const cluster = await inFolder(options.dataDir, async () => prepare(options.dataDir));
  const server = claimant(cluster.dataDir) === undefined ? undefined : runningServer(cluster.clusterDir);
  if (!server?.isReady) return startEmbedded(options);
  return { url: urlOf(server.port, cluster), stop: async () => {} };
}

function prepare(asked: string): Cluster {
  const { major, ...found } = findBinaryPackage();
  const owner = ownerFor(clusterDirIn(asked, major));
  const dataDir = reachable(asked, owner);
  refuseOtherMajors(dataDir, major);
  return {
    dataDir,
    clusterDir: clusterDirIn(dataDir, major),
    owner,
    binaries: readyBinaries({ major, ...found }, dataDir),
  };
}

async function claimed(dataDir: string): Promise<() => void> {
  let tries = 1;
  const { release, holder } = await claim(dataDir, () => (tries += 1) <= 5);
  if (release) return release;
  throw new Error(
    `Kindling is already running from this folder (process ${holder}, data in ${dataDir}). ` +
      "Stop that one first, or give this one a DATA_DIR and a PORT of its own.",
  );
}

function reachable(asked: string, owner: Owner): string {
  if (isRoot) makeSharedFolder();
  if (!existsSync(asked)) makeFolder(asked, owner);
  const dataDir = realpathSync(asked);
  if (!statSync(dataDir).isDirectory()) throw new Error(`DATA_DIR ${asked} cannot be used: it is not a folder.`);
  if (canEnter(owner, dataDir)) return dataDir;
  throw new Error(
    `DATA_DIR ${asked} cannot be used: PostgreSQL refuses to run as root, and the user it runs as instead cannot reach that folder. ` +
      "Open the folders that lead to it (chmod o+x), choose another, or leave DATA_DIR unset.",
  );
}

/** Created aside and renamed, so that of two simultaneous starts neither finds a folder without its owner. */
function makeFolder(asked: string, owner: Owner): void {
  mkdirSync(dirname(asked), { recursive: true });
  const making = mkdtempSync(`${resolve(asked)}.`);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(making, owner.uid, owner.gid);
  try {
    renameSync(making, asked);
  } catch (error) {
    rmdirSync(making);
    if (!existsSync(asked)) throw error;
  }
}

/** Runs `work`, and turns a system error into a sentence that names DATA_DIR. */
async function inFolder<Result>(asked: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new Error(`DATA_DIR ${asked} cannot be used. ${error.message}`, { cause: error });
  }
}

/**
 * Creates the server's own role, which is no superuser, and its database. What is already right is not written again.
 */
async function ensureDatabase(port: number, cluster: Cluster, mayMakeDatabases: boolean): Promise<void> {
  const password = passwordOf(cluster, "postgres");
  const admin = new Client({ host: "127.0.0.1", port, user: "postgres", password, database: "postgres" });
  await admin.connect().catch((error: unknown) => {
    if (!(error instanceof DatabaseError && error.code === "28P01")) throw error;
    throw new Error(
      `The database in ${cluster.clusterDir} was made with another secret than the file password beside it, or by an older Kindling. ` +
        "Put the secret back, or give this one an empty DATA_DIR.",
      { cause: error },
    );
  });
  try {
    const roles = await admin.query("select rolcreatedb from pg_roles where rolname = 'kindling'");
    const databases = await admin.query("select 1 from pg_database where datname = 'kindling'");
    const mayAlready = roles.rows[0]?.rolcreatedb === mayMakeDatabases;
    if (mayAlready && databases.rowCount && (await opensTo(urlOf(port, cluster)))) return;

    if (roles.rowCount === 0) await admin.query("create role kindling login");
    const own = admin.escapeLiteral(passwordOf(cluster, "kindling"));
    await admin.query(`alter role kindling ${mayMakeDatabases ? "createdb" : "nocreatedb"} password ${own}`);
    if (databases.rowCount === 0) await admin.query("create database kindling owner kindling");
  } finally {
    await admin.end();
  }
}

/** Whether the database accepts this address's user and password. */
async function opensTo(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof DatabaseError) return false;
    throw error;
  } finally {
    await client.end();
  }
}

function urlOf(port: number, cluster: Cluster): string {
  return `postgresql://kindling:${passwordOf(cluster, "kindling")}@127.0.0.1:${port}/kindling`;
}
