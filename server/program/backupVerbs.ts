import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { clock } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";
import { sweepDeleted } from "#server/nouns/account/deletion.ts";
import { deletedFile, renewDeletions, type DeletedAccount } from "#server/store/backups/deletedAccounts.ts";
import { dailyFile, folderProblem, makeFolder, prune } from "#server/store/backups/folder.ts";
import { restoreBackup } from "#server/store/backups/restoring.ts";
import { writeBackup } from "#server/store/backups/writing.ts";
import { distributionAt } from "#server/store/database/distribution.ts";
import { sql } from "#server/store/db.ts";
import { keyCopy, noteKeyCopy } from "#server/store/keys/keyCopy.ts";
import { readMasterKeys } from "#server/store/keys/masterKey.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { keepBackups, periods } from "./backingUp.ts";
import { checkLedger, checkSeals } from "./checkVerbs.ts";
import type { Verb } from "./verb.ts";

/** Operators' commands for backups. */
export const backupVerbs: Record<string, Verb> = {
  backup: {
    does: "writes everything to a new file; --every day --keep 7 DIR does so each day (docs/operations.md)",
    takes: "FILE",
    run: backUp,
  },
  "key:seen": {
    does: "proves that your copy of the master key opens the database, and notes the day",
    takes: "COPY",
    run: seeKeyCopy,
  },
  restore: { does: "puts a backup into an empty database, and checks it", takes: "FILE", run: restore },
};

async function backUp(words: readonly string[], url: string): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { every: { type: "string" }, keep: { type: "string" }, to: { type: "string" } },
  });
  const [place] = positionals;
  const recipient = values.to ?? config.backupRecipient;
  if (place === undefined) return fail("Please give a FILE, or --keep 7 and a folder.");
  if (values.every === undefined && values.keep === undefined) return writeTo(url, resolve(place), recipient);

  const [folder, keep, everyMs] = [resolve(place), Number(values.keep ?? 7), periods[values.every ?? "day"]];
  if (!Number.isInteger(keep) || keep < 1) return fail("--keep takes a whole number from 1.");
  makeFolder(folder);
  const writeNext = async () => {
    const isWritten = await writeTo(url, dailyFile(folder, clock.date(), recipient !== undefined), recipient);
    if (isWritten) for (const file of prune(folder, keep)) console.log(`Removed ${file}.`);
    return isWritten;
  };
  if (values.every === undefined) return writeNext();
  if (everyMs === undefined) return fail(`--every takes ${Object.keys(periods).join(" or ")}.`);
  if (config.databaseUrl === undefined)
    return fail("The embedded database runs only with its server. Set BACKUP_DIR, and the server makes backups.");
  return keepBackups({ folder, everyMs, write: writeNext });
}

async function writeTo(url: string, file: string, recipient: string | undefined): Promise<boolean> {
  const folder = dirname(file);
  const problem = folderProblem(folder);
  if (problem !== undefined) return fail(`No backup was made. ${problem}`);
  if (existsSync(file)) return fail(`No backup was made. ${file} exists already.`);
  if ((await distributionAt(url)).placed.size > 0)
    return fail(
      "No backup was made. The database is distributed, and one connection does not see all nodes at one moment. Archive the WAL of " +
        "every node, and mark moments with citus_create_restore_point (docs/operations.md, Several nodes).",
    );
  if (!(await keyCopy()))
    return fail(
      "No backup was made. Without the master key a backup is useless, and no copy of the key has been shown yet: " +
        "npm run admin -- key:seen COPY.",
    );
  const { tables, signer } = await writeBackup(url, file, recipient);
  const deleted = await sql<DeletedAccount>`select id, "deletedAt" from "DeletedAccount"`;
  const unsigned = renewDeletions(folder, deleted, { key: signer, keys: await readMasterKeys() });
  if (unsigned > 0)
    console.error(`${deletedFile(folder)} names ${unsigned} accounts that no server here has deleted or signed.`);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file} holds ${rows} rows of ${Object.keys(tables).length} tables. The master key is not in it.`);
  return true;
}

async function restore(words: readonly string[], url: string): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { identity: { type: "string" }, unsigned: { type: "boolean" } },
  });
  const [file] = positionals;
  if (file === undefined) return fail("Please give the FILE of the backup.");
  if (!existsSync(file)) return fail(`${file} does not exist.`);
  const restored = await restoreBackup(url, file, {
    identity: values.identity,
    mayBeUnsigned: values.unsigned ?? false,
  });
  console.log(`${restored.rows} rows are back, as of ${restored.madeAt} (version ${restored.version}).`);
  if (!restored.isSigned)
    console.log(
      "This backup is not signed: it was not checked who made it, nor whether somebody changed, added or removed rows.",
    );
  if (restored.deleted > 0)
    console.log(`${restored.deleted} accounts were deleted after the backup, and stay deleted.`);
  await openVault(url);
  await sweepDeleted();
  const [isLedgerRight, doesAllOpen] = [await checkLedger(), await checkSeals()];
  console.log("Everyone has to sign in again. Start the server.");
  return isLedgerRight && doesAllOpen;
}

async function seeKeyCopy([file]: readonly string[]): Promise<boolean> {
  if (file === undefined) return fail("Please give the path of the copy.");
  const { keyId, seenAt } = await noteKeyCopy(file);
  console.log(`${file} opens the database (${keyId}). Noted on ${seenAt.toISOString().slice(0, 10)}.`);
  return true;
}

function fail(why: string): false {
  console.error(why);
  return false;
}
