import { configure, ZipReader, type FileEntry } from "@zip.js/zip.js/lib/zip-core-native.js";
import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { bytesOf } from "./bytes.ts";
import { withLargePlaces } from "./zipPlaces.ts";
import { endWith, tooMany, viewOf, ViewReader, type ZipView } from "./zipView.ts";

// The library's own workers come from blobs, which the content security policy forbids. This runs in a worker already.
configure({ useWebWorkers: false });

/** A ZIP that is opened file by file, so that an archive of any size needs little memory. */
export interface Zip {
  names: ReadonlySet<string>;
  /**
   * A file of it, piece by piece.
   *
   * @param most The most bytes that it may unpack to.
   * @throws FileProblem if it is cut, damaged, packed in another way or larger than `most`.
   */
  pieces: (name: string, most: number) => AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** A file as text. */
  text: (name: string, most: number) => Promise<string>;
}

/**
 * Opens a ZIP by the directory at its end. Undefined if the file is no ZIP.
 *
 * @throws FileProblem if it is a ZIP that cannot be opened here.
 */
export async function openZip(file: Blob): Promise<Zip | undefined> {
  const contents = await contentsOf(file);
  return (
    contents &&
    zipOf(new Set(contents.places.keys()), async function* (name, most) {
      const place = contents.places.get(name);
      if (!place) throw new FileProblem(`This archive has no ${name}. Please copy or download it again.`);
      yield* unpacked(await contents.fileAt(place), most);
    })
  );
}

/** A `Zip` by its names, and by how a file of it is read. */
export function zipOf(names: ReadonlySet<string>, pieces: Zip["pieces"]): Zip {
  return {
    names,
    pieces,
    text: async (name, most) => {
      const decoder = new TextDecoder();
      let text = "";
      for await (const piece of pieces(name, most)) text += decoder.decode(piece, { stream: true });
      return text + decoder.decode();
    },
  };
}

/** Where a file stands in the list of contents, and how long its entry there is. */
interface Place {
  at: number;
  length: number;
}

interface Contents {
  places: ReadonlyMap<string, Place>;
  /** Gives the file of a place. Files are many and what the library knows of each is large, so no more is kept. */
  fileAt: (place: Place) => Promise<FileEntry>;
}

async function contentsOf(file: Blob): Promise<Contents | undefined> {
  const head = viewOf(await bytesOf(file, 0, 4));
  const beginsAsZip = head.byteLength === 4 && [fileSign, endSign].includes(head.getUint32(0, true));
  const view = (await withLargePlaces(file)) ?? { file, begin: 0, from: file.size, end: new Uint8Array() };
  try {
    return await contentsIn(view, beginsAsZip);
  } catch (cause) {
    if (cause instanceof FileProblem) throw cause;
    if (beginsAsZip) throw new FileProblem(cut, { cause });
    return undefined;
  }
}

const fileSign = 0x04034b50;
const endSign = 0x06054b50;

async function contentsIn(view: ZipView, beginsAsZip: boolean): Promise<Contents> {
  const bytes = new ViewReader(view);
  const zip = new ZipReader(bytes);
  const places = new Map<string, Place>();
  let [at, first, begin] = [0, Infinity, 0];
  for await (const entry of zip.getEntriesGenerator(tolerant)) {
    const { filename: name, offset, rawFilename, rawExtraField, rawComment, directory } = entry;
    if (leadsOut(name))
      throw new FileProblem(`This ZIP has a file that leads out of its folder (${shown(name)}), so it was not opened.`);
    const length = entryBytes + [rawFilename, rawExtraField, rawComment].reduce((sum, part) => sum + part.length, 0);
    if (at === 0) begin = await bytesBefore(bytes, zip.directoryOffset ?? 0, offset);
    if (!directory) places.set(name, { at, length });
    if (places.size > openingLimits.files) throw new FileProblem(tooMany);
    first = Math.min(first, offset);
    at += length;
  }
  // The directory that was found belongs to a ZIP inside of this one, whose own end is missing.
  if (beginsAsZip && places.size > 0 && first > 0) throw new FileProblem(cut);

  const from = zip.directoryOffset ?? 0;
  return {
    places,
    fileAt: async (place) => {
      const entry = await bytes.readUint8Array(from + place.at, place.length);
      const alone = { file: view.file, begin, from: from - begin, end: await endWith([entry], 1, from - begin) };
      const [found] = await new ZipReader(new ViewReader(alone)).getEntries(tolerant);
      if (!found || found.directory) throw new FileProblem(damaged);
      return found;
    },
  };
}

/** How many bytes stand before the ZIP: the first file stands so much further behind than its entry says. */
async function bytesBefore(bytes: ViewReader, directory: number, place: number): Promise<number> {
  const written = viewOf(await bytes.readUint8Array(directory, entryBytes)).getUint32(42, true);
  // Such a place stands elsewhere, and is whole.
  return written === 0xffffffff ? 0 : place - written;
}

const entryBytes = 46;

const tolerant = {
  strictness: "tolerant",
  filenameValidation: "tolerant",
  /** How far from the end of a file the end of a ZIP is looked for. */
  maxAppendedDataSize: 1_000_000,
  // Some programs of Windows write backslashes, and some begin each name with a slash.
  normalizeFilename: (name: string) => name.replaceAll("\\", "/").replace(/^\/+/, ""),
} as const;

async function* unpacked(packed: FileEntry, most: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { compressionMethod, encrypted, compressedSize, uncompressedSize } = packed;
  if (encrypted) throw new FileProblem("This ZIP has a password of its own. Unpack it, and pack it again without one.");
  if (!methods.has(compressionMethod))
    throw new FileProblem("This ZIP is packed in a way that cannot be opened here. Unpack it, and pack it again.");
  if (uncompressedSize > most) throw new FileProblem(tooLarge);

  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const abandoned = new AbortController();
  const done = packed.getData(writable, { checkCrc32: true, signal: abandoned.signal });
  // What fails reaches the reader, too.
  done.catch(() => {});
  const pieces = readable.getReader();
  let bytes = 0;
  try {
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      bytes += piece.value.length;
      if (bytes > openingLimits.unpackedFreelyBytes && bytes > compressedSize * openingLimits.ratio)
        throw new FileProblem(tooLarge);
      yield piece.value;
    }
    await done;
  } catch (cause) {
    throw cause instanceof FileProblem ? cause : new FileProblem(damaged, { cause });
  } finally {
    abandoned.abort();
    await pieces.cancel().catch(() => {});
  }
}

/** Stored, deflated, and the larger window that Windows uses for large files. */
const methods = new Set([0, 8, 9]);

/** A name that a careless program would write somewhere else than into its folder. */
function leadsOut(name: string): boolean {
  return /^[a-z]:|\0/i.test(name) || name.split("/").includes("..");
}

function shown(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

const cut = "This file is incomplete: its end is missing. Please copy or download it again.";
const damaged = "This file is damaged: its parts do not match its list of contents. Please copy or download it again.";
const tooLarge = "This file unpacks to far more than a diary holds, so it was not opened.";
