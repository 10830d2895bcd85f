import { closeSync, createReadStream, openSync, readFileSync, readSync, type ReadStream } from "node:fs";
import { pipeline, Readable, type Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { Decrypter } from "age-encryption";
import { damaged, endOfRows, longestLineBytes, longestRowBytes, mostUnpacked } from "./format.ts";

const ageMark = "age-encryption.org/";
/** Before the last line of age's header, which names who can decrypt. */
const ageEnd = "\n--- ";
const longestStart = 64 * 1024;
const gzipMark = Buffer.from([0x1f, 0x8b]);

/** What a backup holds, piece by piece. */
export interface BackupReader {
  /** The next line, without its end. */
  line: () => Promise<Buffer>;
  /** The rows of the next table, as COPY wrote them, in pieces of whole rows. */
  rows: () => AsyncGenerator<Buffer>;
  /** Throws Error, in a sentence, if anything follows. */
  end: () => Promise<void>;
  /** Closes the file before its end. */
  close: () => void;
}

/**
 * Opens a backup. `identity` names a file with the secret keys of age, for an encrypted one. Throws Error, in a
 * sentence, if that is missing.
 */
export async function openBackup(file: string, identity?: string): Promise<BackupReader> {
  const start = startOf(file);
  const isEncrypted = start.toString("latin1").startsWith(ageMark);
  const isBackup = isEncrypted ? start.includes(ageEnd) : start.subarray(0, 2).equals(gzipMark);
  if (!isBackup) throw new Error("This file is no backup of Kindling. Nothing was changed.");
  if (isEncrypted && identity === undefined)
    throw new Error(
      "This backup is encrypted with age. Name the file of its secret key: --identity FILE. Nothing was changed.",
    );

  const unzipped = createGunzip({ chunkSize: 256 * 1024 });
  const stored = createReadStream(file, { highWaterMark: 256 * 1024 });
  if (isEncrypted) pipeline(await decryptedBy(stored, identity ?? ""), unzipped, ignored);
  else pipeline(stored, unzipped, ignored);
  return readerOf(unzipped, stored);
}

/** An error reaches the reader of the last stream. */
function ignored(): void {}

async function decryptedBy(stored: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  const lines = readFileSync(identity, "utf8").split(/\r?\n/);
  for (const line of lines) if (line.startsWith("AGE-SECRET-KEY-")) decrypter.addIdentity(line.trim());
  try {
    // Node types its own streams and the platform's apart.
    const opened = await decrypter.decrypt(Readable.toWeb(stored) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(opened as Parameters<typeof Readable.fromWeb>[0]);
  } catch (error) {
    throw new Error(`No secret key in ${identity} opens this backup. Nothing was changed.`, { cause: error });
  }
}

function readerOf(source: Transform, stored: ReadStream): BackupReader {
  const pieces = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  let unpacked = 0;
  /** Whether there was more to read. */
  const hasMore = async () => {
    const piece = await pieces.next().catch((error: unknown) => {
      throw damaged(error instanceof Error ? error.message : "it cannot be read");
    });
    if (piece.done) return false;
    unpacked += piece.value.length;
    if (unpacked > longestRowBytes + mostUnpacked * stored.bytesRead)
      throw damaged(`it unpacks to more than ${mostUnpacked} times its size`);
    rest = rest.length === 0 ? piece.value : Buffer.concat([rest, piece.value]);
    return true;
  };
  const readOn = async () => {
    if (!(await hasMore())) throw damaged("it ends too early");
  };
  return {
    line: async () => {
      for (let from = 0; ;) {
        const end = rest.indexOf(10, from);
        if (end !== -1) {
          const line = rest.subarray(0, end);
          rest = rest.subarray(end + 1);
          return line;
        }
        if (rest.length > longestLineBytes) throw damaged("a line that is no row is too long");
        from = rest.length;
        await readOn();
      }
    },
    async *rows() {
      // `rest` begins at the start of a row.
      for (;;) {
        const end = endIn(rest);
        const whole = end ?? rest.lastIndexOf(10) + 1;
        if (whole > 0) yield rest.subarray(0, whole);
        rest = rest.subarray(end === undefined ? whole : end + endOfRows.length);
        if (end !== undefined) return;
        if (rest.length > longestRowBytes) throw damaged("a row is too long");
        await readOn();
      }
    },
    end: async () => {
      if (rest.length > 0 || (await hasMore())) throw damaged("something follows its end");
    },
    close: () => void source.destroy(),
  };
}

/** Where the line stands that ends the rows. */
function endIn(rows: Buffer): number | undefined {
  if (rows.subarray(0, endOfRows.length).toString("latin1") === endOfRows) return 0;
  const at = rows.indexOf(`\n${endOfRows}`);
  return at === -1 ? undefined : at + 1;
}

function startOf(file: string): Buffer {
  const start = Buffer.alloc(longestStart);
  const handle = openSync(file, "r");
  try {
    return start.subarray(0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}
