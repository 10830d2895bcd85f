import { createHash } from "node:crypto";
import { makeZip } from "client-zip";
import { clock } from "#server/base/clock.ts";

/** A file of an archive, generated while it is read. */
export interface ArchiveFile {
  name: string;
  parts: AsyncIterable<string> | Iterable<string | Uint8Array<ArrayBuffer>>;
}

/** What the manifest says of a file. */
export interface FileFacts {
  bytes: number;
  sha256: string;
}

/** The facts of the files that were read to their end, by name. */
export type Contents = Map<string, FileFacts>;

/**
 * The bytes of a ZIP of these files, stored without compression. Its directory comes last, so that a download that
 * broke off is no valid ZIP. Sizes over 4 GB use ZIP64.
 * @param contents Filled while the bytes are read, so that the last file can list those before it.
 */
export function zipOf(files: AsyncIterable<ArchiveFile>, contents: Contents): AsyncIterable<Uint8Array> {
  return makeZip(inputsOf(files, contents));
}

async function* inputsOf(files: AsyncIterable<ArchiveFile>, contents: Contents) {
  const lastModified = clock.date();
  for await (const { name, parts } of files) yield { name, lastModified, input: noted(name, parts, contents) };
}

const encoder = new TextEncoder();

async function* noted(name: string, parts: ArchiveFile["parts"], contents: Contents) {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const part of parts) {
    // HTML comes as objects of String, which only some encoders take.
    const chunk = part instanceof Uint8Array ? part : encoder.encode(part);
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  contents.set(name, { bytes, sha256: hash.digest("hex") });
}
