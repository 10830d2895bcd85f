import { z } from "zod";

// A backup is text, compressed and perhaps encrypted: a line with the header and one with its signature, then for each
// table its name on a line and its rows as COPY writes them, up to a line with `\.`. The last two lines are the manifest
// and its signature, which covers the header too. Format 1, which 0.3.0 and older versions wrote, has no signatures.

// Refusals quote these, and a terminal would interpret other characters.
const keyId = z.string().regex(/^[0-9a-f]{16}$/);
const word = z.string().regex(/^[\w.+-]{1,255}$/);

const header = z.object({
  kindlingBackup: z.literal([1, 2]),
  /** Of Kindling. */
  version: word,
  /** Of PostgreSQL. */
  postgres: z.string(),
  madeAt: z.iso.datetime(),
  /** The master key that wraps new keys and signs the backup, and a value that only it opens. */
  keyId,
  canary: z.base64(),
  /** Every master key that a key in the backup needs. */
  keyIds: z.array(keyId),
  migrations: z.array(z.object({ name: word, checksum: z.string() })),
  /** In an order in which each table stands after those that it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Header = z.output<typeof header>;

const manifest = z.object({
  /** The rows of each table, and the SHA-256 of what COPY wrote. */
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifest>;

const signature = z.object({ hmac: z.string() });

/** The line that ends a table's rows. In a row, COPY doubles every backslash. */
export const endOfRows = "\\.\n";

/** Bytes at most of a line that is no row. A header has about 10 kB. */
export const longestLineBytes = 1024 * 1024;

/** Bytes at most of a row. The longest texts of people have less than a hundredth of that. */
export const longestRowBytes = 16 * 1024 * 1024;

/** How many times its size a backup may unpack to, beyond `longestRowBytes`. Rows of totals unpack to about 20 times. */
export const mostUnpacked = 100;

/** Parses the first line. Throws Error, in a sentence, for any other file. */
export function readHeader(line: string): Header {
  const read = header.safeParse(parsed(line));
  if (read.success) return read.data;
  throw new Error("This file is no backup of Kindling, or one of a newer version. Nothing was changed.");
}

/** Parses the last line. Throws Error, in a sentence, if it is another one. */
export function readManifest(line: string): Manifest {
  const read = manifest.safeParse(parsed(line));
  if (read.success) return read.data;
  throw damaged("its manifest cannot be read");
}

/** Parses the line after a header or a manifest. Throws Error, in a sentence, if it is another one. */
export function readSignature(line: string): string {
  const read = signature.safeParse(parsed(line));
  if (read.success) return read.data.hmac;
  throw damaged("a signature cannot be read");
}

/** The text that a manifest's signature covers. */
export function signedManifest(headerLine: Uint8Array, manifestLine: Uint8Array): Buffer {
  return Buffer.concat([headerLine, Buffer.from("\n"), manifestLine]);
}

/** The error for a backup that is incomplete or altered. */
export function damaged(why: string): Error {
  return new Error(`The backup is damaged: ${why}. Nothing was changed.`);
}

function parsed(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    // Each line has one meaning: a name that stands twice, for example, would be lost.
    return JSON.stringify(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}
