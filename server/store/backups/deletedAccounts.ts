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
import { clock } from "#server/base/clock.ts";
import type { MasterKey } from "#server/store/keys/masterKey.ts";
import { isSignedBy, signatureBy } from "#server/store/keys/signing.ts";

const dayMs = 86_400_000;

/** A deleted account. */
export interface DeletedAccount {
  id: string;
  deletedAt: Date;
}

interface Entry extends DeletedAccount {
  /** What is signed. */
  text: string;
  /** The id of the master key that signed it, and the signature. */
  signature?: { keyId: string; hmac: string };
  /** Where it stands, from 1. */
  line: number;
}

/**
 * The file beside backups that names accounts deleted since. It holds random ids, times and signatures, nothing else. A
 * signature is on a line of its own, which version 0.3.0 skips.
 */
export function deletedFile(folder: string): string {
  return join(folder, "deleted-accounts.txt");
}

/**
 * The accounts that were deleted, by the file beside a backup. Throws Error, in a sentence, if none of the keys signed
 * one of them, unless they `mayBeUnsigned`.
 */
export function deletedIn(
  folder: string,
  keys: readonly MasterKey[],
  mayBeUnsigned: boolean,
): readonly DeletedAccount[] {
  const { entries, strange } = entriesIn(textIn(folder));
  const unsigned = entries.filter((entry) => !isSigned(entry, keys)).map(({ line }) => line);
  const [first, ...others] = [...unsigned, ...strange].toSorted((one, other) => one - other);
  if (first === undefined || mayBeUnsigned) return [...byId(entries).values()];
  throw new Error(
    `No master key here signed line ${first} ${others.length > 0 ? `and ${others.length} more ` : ""}of ` +
      `${deletedFile(folder)}: version 0.3.0 or an older one wrote it, or somebody changed the file. A restore deletes the ` +
      "accounts that stand there. Remove such lines, or restore with --unsigned to heed them. Nothing was changed.",
  );
}

/** Adds deletions to the file beside the backups, signed with `key`, and waits until they are on the disk. */
export function noteDeleted(folder: string, accounts: readonly DeletedAccount[], key: MasterKey): void {
  // A crash may have cut off the last line.
  const start = /[^\n]$/.test(textIn(folder)) ? "\n" : "";
  const handle = openSync(deletedFile(folder), "a", 0o600);
  appendFileSync(handle, start + accounts.map((account) => linesOf(account, key)).join(""));
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Writes the file again with everything that the database knows, signed with `key`, and without deletions that are older
 * than any backup should be. Entries that none of the `keys` signed stay as they are, unless the database knows them.
 * Returns their number.
 */
export function renewDeletions(
  folder: string,
  known: readonly DeletedAccount[],
  { key, keys, now = clock.now() }: { key: MasterKey; keys: readonly MasterKey[]; now?: number },
): number {
  const isRecent = ({ deletedAt }: DeletedAccount) => now - deletedAt.getTime() < deletionKeptDays * dayMs;
  const before = textIn(folder);
  const entries = entriesIn(before).entries.filter(isRecent);
  const signed = byId([...entries.filter((entry) => isSigned(entry, keys)), ...known.filter(isRecent)]);
  const unsigned = entries.filter((entry) => !isSigned(entry, keys) && !signed.has(entry.id));
  const text = [...unsigned.map(asItStands), ...[...signed.values()].map((account) => linesOf(account, key))].join("");
  // A server may add an entry meanwhile. If this loses it, the next backup brings it again.
  if (text === before) return unsigned.length;

  const file = deletedFile(folder);
  const handle = openSync(`${file}.new`, "w", 0o600);
  writeFileSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.new`, file);
  return unsigned.length;
}

function textIn(folder: string): string {
  const file = deletedFile(folder);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The entries of the file's text, and the numbers of lines that are none. */
function entriesIn(whole: string): { entries: Entry[]; strange: number[] } {
  const [entries, strange]: [Entry[], number[]] = [[], []];
  const lines = whole.split("\n");
  // A line that a crash cut off has no end. Its entry was not on the disk yet.
  const cut = lines.pop();
  for (const [index, text] of lines.entries()) {
    const [, at, id] = /^(\S+Z) ([0-9a-f-]{36})$/.exec(text) ?? [];
    const [, keyId, hmac] = /^# ([0-9a-f]{16}) ([0-9a-f]{64})$/.exec(text) ?? [];
    const last = entries.at(-1);
    if (at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at)))
      entries.push({ id, deletedAt: new Date(at), text, line: index + 1 });
    else if (keyId !== undefined && hmac !== undefined && last?.line === index) last.signature = { keyId, hmac };
    else if (text !== "") strange.push(index + 1);
  }
  if (cut?.startsWith("#") && entries.at(-1)?.line === lines.length) entries.pop();
  return { entries, strange };
}

function isSigned({ text, signature }: Entry, keys: readonly MasterKey[]): boolean {
  const key = keys.find(({ id }) => id === signature?.keyId);
  return key !== undefined && signature !== undefined && isSignedBy(key, "deleted account", text, signature.hmac);
}

function byId(accounts: readonly DeletedAccount[]): Map<string, DeletedAccount> {
  return new Map(accounts.map(({ id, deletedAt }) => [id, { id, deletedAt }]));
}

function linesOf({ id, deletedAt }: DeletedAccount, key: MasterKey): string {
  const text = `${deletedAt.toISOString()} ${id}`;
  return `${text}\n# ${key.id} ${signatureBy(key, "deleted account", text)}\n`;
}

function asItStands({ text, signature }: Entry): string {
  return signature ? `${text}\n# ${signature.keyId} ${signature.hmac}\n` : `${text}\n`;
}
