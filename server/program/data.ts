import { clock } from "#server/base/clock.ts";
import { keepOwnBackups } from "./backingUp.ts";
import { sweepDeleted } from "#server/nouns/account/deletion.ts";
import { sweepTakenBack } from "#server/nouns/imports/takeBack.ts";
import { sweepSegments } from "#server/nouns/search/sweepSegments.ts";
import { indexPeople } from "#server/nouns/account/people.ts";
import { config } from "#server/base/config.ts";
import { agedHelplines } from "#server/base/helplines.ts";
import { isDatabaseClosed, openDatabase, warmPrisma } from "#server/store/db.ts";
import { defaultDataDir, startEmbedded } from "#server/store/database/embedded.ts";
import { distributeNewTables, hasCitus } from "#server/store/database/distribution.ts";
import { applyMigrations, pendingMigrations } from "#server/store/database/migrations.ts";
import { firstMasterKey, readMasterKeys } from "#server/store/keys/masterKey.ts";
import { openVault, refuseOtherKey } from "#server/store/keys/vault.ts";
import { log } from "#server/base/log.ts";
import { watchAccountSizes } from "#server/store/accountSizes.ts";
import { freeBytesOf, readSpace, watchSpace } from "#server/store/space.ts";
import { isEmpty, isFrozen, readStanding, watchStanding } from "#server/store/standing.ts";
import { root } from "#server/base/root.ts";

/** A prepared database. */
export interface Data {
  url: string;
  /** Stops the database if it is the embedded one. */
  stop: () => Promise<void>;
}

/**
 * Opens keys and database, migrates it, and reports each step to `tell`. Throws, in a sentence, what is wrong. A
 * refused start has changed nothing and leaves nothing running.
 */
export async function prepareData(tell: (awaited: string) => void): Promise<Data> {
  tell("the master key");
  await readMasterKeys();
  tell("the database");
  const data = await findData();
  try {
    await refuseOtherKey(data.url);
    // Throws if a newer Kindling has migrated it.
    await pendingMigrations(data.url);
    // Created before any write, because there may be no place for the file.
    await firstMasterKey();
    const applied = await applyMigrations(data.url, undefined, (number, of) => tell(`migrating ${number} of ${of}`));
    if (applied.length > 0) log.info({ migrations: applied }, "migrations applied");
    await distributeNewTables(data.url);
    tell("the keys");
    await openData(data.url);
    return data;
  } catch (error) {
    await data.stop();
    throw error;
  }
}

/** Opens a prepared database and its keys in this process. */
export async function openData(url: string): Promise<void> {
  await openVault(url);
  openDatabase(url, await hasCitus(url));
  await warmPrisma();
  if (config.databaseUrl === undefined) watchSpace(() => freeBytesOf(config.dataDir ?? defaultDataDir(root)));
  await Promise.all([readStanding(), readSpace()]);
  watchStanding();
  watchAccountSizes();
}

/** Starts the background jobs, and logs what an operator should look at. */
export function tidyUp(): void {
  warnOfProxy();
  warnOfOthers();
  warnOfOperator();
  warnOfHelplines();
  sayHowToRestore();
  keepOwnBackups();
  everyHour(sweepSegments, "words that were deleted are still in the stored months of searches");
  // What follows writes.
  if (isFrozen()) return;
  inBackground(sweepDeleted(), "the rows of deleted accounts were not removed");
  inBackground(sweepTakenBack(), "an import was not taken back to its end");
  inBackground(indexPeople(), "people from before the name index cannot be found by name");
}

/** Logs why a job failed, unless the server stops meanwhile: its next start does the rest. */
function inBackground(job: Promise<unknown>, failure: string): void {
  job.catch((error: unknown) => isDatabaseClosed() || log.error({ err: error }, failure));
}

const hourMs = 3_600_000;

/** Runs a job now and each hour, for as long as the process lives. Logs `failure` and why, unless the server stops. */
export function everyHour(job: () => Promise<unknown>, failure: string): void {
  const run = () => (isDatabaseClosed() ? stop() : inBackground(job(), failure));
  const stop = clock.every(hourMs, run, { unref: true });
  run();
}

function sayHowToRestore(): void {
  if (isEmpty())
    log.info(
      "Nobody has an account here yet. To bring back a backup, stop this server, run `npm run admin -- restore FILE` and start it again",
    );
}

async function findData(): Promise<Data> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };

  const dataDir = config.dataDir ?? defaultDataDir(root);
  log.info({ dataDir }, "starting the embedded PostgreSQL");
  return startEmbedded({ dataDir, log: (message) => log.info(message) });
}

function warnOfProxy(): void {
  if (config.publicUrl.startsWith("https:") && !config.trustProxy) {
    log.warn("PUBLIC_URL is https but TRUST_PROXY is off: limits per address will see the proxy, not the client");
  }
}

/** Other servers on the same database cannot be detected. */
function warnOfOthers(): void {
  if (config.databaseUrl && !config.redisUrl)
    log.info(
      "There is no REDIS_URL: several servers on this database would count limits and publish live news separately",
    );
}

function warnOfOperator(): void {
  if (!config.operator)
    log.warn(
      "OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_COUNTRY are not set: the legal pages say that the people who run this server have not named themselves",
    );
}

function warnOfHelplines(): void {
  const lines = agedHelplines(config.helplines, config.dataDir ?? defaultDataDir(root));
  if (lines.length > 0) log.warn({ lines }, "/help-now shows helplines that nobody has seen or checked for 18 months");
}
