import { z } from "zod";

// A backup is text, compressed and perhaps encrypted: a line with the header, then for each table its name on a line
// and its rows as COPY writes them, up to a line with `\.`. The last line is the manifest.

const header = z.object({
  kindlingBackup: z.literal(1),
  /** Of Kindling. */
  version: z.string(),
  /** Of PostgreSQL. */
  postgres: z.string(),
  madeAt: z.iso.datetime(),
  /** The master key that wraps new keys, and a value that only it opens. */
  keyId: z.string(),
  canary: z.base64(),
  /** Every master key that a key in the backup needs. */
  keyIds: z.array(z.string()),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In an order in which each table stands after those that it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Header = z.output<typeof header>;

const manifest = z.object({
  /** The rows of each table, and the SHA-256 of what COPY wrote. */
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifest>;

/** The line that ends a table's rows. In a row, COPY doubles every backslash. */
export const endOfRows = "\\.\n";

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

/** The error for a backup that is incomplete or altered. */
export function damaged(why: string): Error {
  return new Error(`The backup is damaged: ${why}. Nothing was changed.`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
