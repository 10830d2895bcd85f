import { Inflate } from "fflate";
import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { bytesOf, piecesOf } from "./bytes.ts";
import { crcOf } from "./crc.ts";
import { readDirectory, type PackedFile } from "./zipDirectory.ts";

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
  const directory = await readDirectory(file);
  if (!directory) return undefined;
  const packed = new Map(directory.map((each) => [each.name, each]));
  const pieces: Zip["pieces"] = (name, most) => {
    const found = packed.get(name);
    if (!found) throw new FileProblem(`This archive has no ${name}. Please copy or download it again.`);
    return unpacked(file, found, most);
  };
  return {
    names: new Set(packed.keys()),
    pieces,
    text: async (name, most) => {
      const decoder = new TextDecoder();
      let text = "";
      for await (const piece of pieces(name, most)) text += decoder.decode(piece, { stream: true });
      return text + decoder.decode();
    },
  };
}

const stored = 0;
const deflated = 8;

async function* unpacked(file: Blob, packed: PackedFile, most: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { method, isLocked, size, packedSize, crc } = packed;
  if (isLocked) throw new FileProblem("This ZIP has a password of its own. Unpack it, and pack it again without one.");
  if (method !== stored && method !== deflated)
    throw new FileProblem("This ZIP is packed in a way that cannot be opened here. Unpack it, and pack it again.");
  if (size > most) throw new FileProblem(tooLarge);

  const raw = piecesOf(file, ...(await placeOf(file, packed)));
  let [bytes, sum] = [0, 0];
  for await (const piece of method === stored ? raw : inflated(raw)) {
    bytes += piece.length;
    // A size that is smaller than the file is a lie or damage.
    if (bytes > size) throw new FileProblem(damaged);
    if (bytes > openingLimits.unpackedFreelyBytes && bytes > packedSize * openingLimits.ratio)
      throw new FileProblem(tooLarge);
    sum = crcOf(piece, sum);
    yield piece;
  }
  if (bytes !== size || sum !== crc) throw new FileProblem(damaged);
}

/** Where the bytes of a file begin and end: behind its own header. */
async function placeOf(file: Blob, { at, packedSize }: PackedFile): Promise<[from: number, to: number]> {
  const head = await bytesOf(file, at, at + headBytes);
  if (head.length < headBytes) throw new FileProblem(damaged);
  const view = new DataView(head.buffer);
  if (view.getUint32(0, true) !== 0x04034b50) throw new FileProblem(damaged);
  const from = at + headBytes + view.getUint16(26, true) + view.getUint16(28, true);
  if (from + packedSize > file.size) throw new FileProblem(damaged);
  return [from, from + packedSize];
}

const headBytes = 30;

async function* inflated(raw: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let ready: Uint8Array<ArrayBuffer>[] = [];
  const inflate = new Inflate((piece) => void ready.push(piece));
  for await (const piece of raw) {
    // Small steps: packed well, each becomes up to a thousand times larger.
    for (let at = 0; at < piece.length; at += stepBytes) {
      try {
        inflate.push(piece.subarray(at, at + stepBytes));
      } catch (cause) {
        throw new FileProblem(damaged, { cause });
      }
      yield* ready;
      ready = [];
    }
  }
}

const stepBytes = 16_384;

const damaged = "This file is damaged: its parts do not match its list of contents. Please copy or download it again.";
const tooLarge = "This file unpacks to far more than a diary holds, so it was not opened.";
