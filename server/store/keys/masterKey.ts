import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { brand } from "#domain/brand.ts";
import { clock, waits } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";
import { Misconfigured } from "#server/base/errors.ts";
import { defaultDataDir } from "#server/store/database/embedded.ts";
import { log } from "#server/base/log.ts";
import { root } from "#server/base/root.ts";
import { keyLength } from "./sealing.ts";

/** A key that wraps the keys in the database, and is never stored there itself. */
export interface MasterKey {
  /** The first 8 bytes of its SHA-256, in hex. They reveal nothing about the key. */
  id: string;
  bytes: Buffer;
}

const rereadMs = 10_000;

let known: readonly MasterKey[] = [];
let reading: { at: number; done: Promise<readonly MasterKey[]> } | undefined;

/**
 * The keys of the file or command; the first one wraps. Empty if the file does not exist yet. Throws, in a sentence,
 * what is wrong.
 */
export async function readMasterKeys(): Promise<readonly MasterKey[]> {
  const keys =
    config.masterKeyCommand === undefined ? keysOfFile() : keysIn(await outputOf(config.masterKeyCommand), source());
  // A file that disappears for a moment takes no key from a running server.
  if (keys.length > 0) known = keys;
  return keys;
}

/** The key that wraps new keys in a database without any: the first one, created if there is none. */
export async function firstMasterKey(): Promise<MasterKey> {
  const [first] = known.length > 0 ? known : await readMasterKeys();
  return first ?? makeMasterKey();
}

/** The key with this id. For an unknown id it reads the source once more, and throws if the key is not there either. */
export async function masterKey(id: string): Promise<MasterKey> {
  const key = keyOf(id) ?? (await rereadKeys()).find((one) => one.id === id);
  if (key) return key;
  throw new Misconfigured(`Something is sealed under the master key ${id}, which ${source()} does not hold.`);
}

/** The keys found by the last reading. */
export function knownKeys(): readonly MasterKey[] {
  return known;
}

/** The key with this id, if it is already known. */
export function keyOf(id: string): MasterKey | undefined {
  return known.find((key) => key.id === id);
}

/** Creates the file with one key, unless another process just did, and returns the file's first key. */
function makeMasterKey(): MasterKey {
  const file = masterKeyFile();
  if (atFile(file, () => makeFile(file)))
    log.info(
      { file },
      `The master key was made: ${file}. Back this up apart from the database, which nobody can read without it.`,
    );
  const [key] = (known = keysOfFile());
  if (!key) throw new Misconfigured(`The master key ${file} cannot be used. It leads nowhere.`);
  return key;
}

/**
 * Returns whether it created the file. It never overwrites one, and the file gets its name only when it is complete.
 */
function makeFile(file: string): boolean {
  const making = join(dirname(file), `${randomBytes(4).toString("hex")}.master-key`);
  try {
    const handle = openSync(making, "wx", 0o600);
    writeSync(handle, `${randomBytes(keyLength).toString("hex")}\n`);
    fsyncSync(handle);
    closeSync(handle);
    linkSync(making, file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    if (existsSync(making)) unlinkSync(making);
  }
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
  return true;
}

/** Where the keys come from, in words for an operator. */
export function source(): string {
  return config.masterKeyCommand === undefined ? masterKeyFile() : "MASTER_KEY_COMMAND";
}

/** Path of the key file unless MASTER_KEY_FILE sets it: beside the data, never inside. */
export function masterKeyFile(): string {
  if (config.masterKeyFile !== undefined) return resolve(config.masterKeyFile);
  const dataDir = config.dataDir ?? defaultDataDir(root);
  const isInClone = config.databaseUrl !== undefined || dataDir === join(root, ".data");
  return isInClone ? join(root, ".master-key") : `${resolve(dataDir)}.master-key`;
}

// An unknown id comes with every request until the source has the key.
function rereadKeys(): Promise<readonly MasterKey[]> {
  const now = clock.now();
  if (!reading || now - reading.at > rereadMs) reading = { at: now, done: readMasterKeys() };
  return reading.done;
}

function keysOfFile(): readonly MasterKey[] {
  const file = masterKeyFile();
  return atFile(file, () => {
    refuseInside(file);
    if (!existsSync(file)) return [];
    guard(file);
    return keysIn(readFileSync(file, "utf8"), file);
  });
}

/** Runs `work`, and turns a system error into a sentence that names the file. */
function atFile<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new Misconfigured(`The master key ${file} cannot be used. ${error.message}`, { cause: error });
  }
}

/** The keys in a file's text. Throws Error, in a sentence that names `from`, if it holds anything else. */
export function keysIn(text: string, from: string): MasterKey[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0 || !lines.every((line) => /^[0-9a-f]{64}$/i.test(line)))
    throw new Misconfigured(
      `${from} cannot be used: a master key is a line of 64 hexadecimal digits, and nothing else stands there.`,
    );
  return lines.map((line) => {
    const bytes = Buffer.from(line, "hex");
    return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 16), bytes };
  });
}

/** A copy of the data must not contain the key. */
function refuseInside(file: string): void {
  if (config.databaseUrl !== undefined) return;
  const dataDir = realPathOf(resolve(config.dataDir ?? defaultDataDir(root)));
  if (!realPathOf(file).startsWith(dataDir + sep)) return;
  throw new Misconfigured(
    `MASTER_KEY_FILE ${file} cannot be used: it is inside DATA_DIR, whose copies must hold no key.`,
  );
}

/** The real path, also of a file that does not exist yet. */
export function realPathOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPathOf(dirname(path)), basename(path));
}

function guard(file: string): void {
  const mode = statSync(file).mode & 0o777;
  if (config.masterKeyFile === undefined) {
    if (mode & 0o077) chmodSync(file, 0o600);
  } else if (mode & 0o022) {
    throw new Misconfigured(
      `MASTER_KEY_FILE ${file} cannot be used: others than its owner may write to it (chmod 600).`,
    );
  } else if (mode & 0o044) {
    log.warn({ file }, "MASTER_KEY_FILE can be read by others than its owner (chmod 600)");
  }
}

/** The output of a command, which may call a key service. */
function outputOf(command: string): Promise<string> {
  return new Promise((give, fail) => {
    execFile("/bin/sh", ["-c", command], { timeout: waits.keyCommand, killSignal: "SIGKILL" }, (error, stdout) => {
      if (!error) return give(stdout);
      // The error contains the output, which may be the key, so it is not passed on.
      const why = error.killed ? `it took longer than ${waits.keyCommand / 1_000} s` : "it ended with an error";
      fail(new Misconfigured(`MASTER_KEY_COMMAND gave ${brand} no key: ${why}.`));
    });
  });
}
