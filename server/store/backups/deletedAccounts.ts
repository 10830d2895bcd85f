import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { deletionKeptDays } from "#domain/limits.ts";

const dayMs = 86_400_000;

/** A deleted account. */
export interface DeletedAccount {
  id: string;
  deletedAt: Date;
}

/** The file beside backups that names accounts deleted since. It holds random ids and times, nothing else. */
export function deletedFile(folder: string): string {
  return join(folder, "deleted-accounts.txt");
}

/** The accounts that were deleted, by the file beside a backup. */
export function deletedIn(folder: string): DeletedAccount[] {
  const file = deletedFile(folder);
  if (!existsSync(file)) return [];
  // A line that a crash cut off has no end, and is left out.
  const lines = [...readFileSync(file, "utf8").matchAll(/^(\S+Z) ([0-9a-f-]{36})\n/gm)];
  const found = new Map(lines.map(([, at = "", id = ""]) => [id, { id, deletedAt: new Date(at) }]));
  return [...found.values()];
}

/** Adds deletions to the file beside the backups, and waits until they are on the disk. */
export function noteDeleted(folder: string, accounts: readonly DeletedAccount[]): void {
  const known = new Set(deletedIn(folder).map(({ id }) => id));
  const added = accounts.filter(({ id }) => !known.has(id));
  if (added.length === 0) return;
  const handle = openSync(deletedFile(folder), "a", 0o600);
  appendFileSync(handle, added.map(lineOf).join(""));
  fsyncSync(handle);
  closeSync(handle);
}

/** Removes deletions that are older than any backup should be. */
export function forgetOldDeletions(folder: string, now = Date.now()): void {
  const all = deletedIn(folder);
  const recent = all.filter(({ deletedAt }) => now - deletedAt.getTime() < deletionKeptDays * dayMs);
  if (recent.length === all.length) return;
  const file = deletedFile(folder);
  writeFileSync(`${file}.new`, recent.map(lineOf).join(""), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function lineOf({ id, deletedAt }: DeletedAccount): string {
  return `${deletedAt.toISOString()} ${id}\n`;
}
