import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { bytesOf } from "./bytes.ts";

/** A file as the directory of its ZIP lists it. */
export interface PackedFile {
  name: string;
  method: number;
  isLocked: boolean;
  crc: number;
  packedSize: number;
  size: number;
  /** Where its own header begins. */
  at: number;
}

/**
 * The files of a ZIP, by the directory at its end (ZIP64, too). Undefined if it is no ZIP.
 *
 * @throws FileProblem if it is cut off, leads out of its folder, or lists more than a diary holds.
 */
export async function readDirectory(file: Blob): Promise<PackedFile[] | undefined> {
  const head = viewOf(await bytesOf(file, 0, 4));
  const isZip = head.byteLength === 4 && [fileSign, endSign].includes(head.getUint32(0, true));
  const end = await endOf(file);
  if (!end) {
    if (isZip) throw new FileProblem(cut);
    return undefined;
  }
  const { count, size, from } = end;
  if (count > openingLimits.files || size > openingLimits.directoryBytes)
    throw new FileProblem("This ZIP lists far more files than a diary has, so it was not opened.");
  if (from + size > file.size) throw new FileProblem(cut);
  return filesIn(viewOf(await bytesOf(file, from, from + size)), count);
}

const fileSign = 0x04034b50;
const entrySign = 0x02014b50;
const endSign = 0x06054b50;
const locatorSign = 0x07064b50;
const endSign64 = 0x06064b50;
const endBytes = 22;
const locatorBytes = 20;
const longestComment = 65_535;

const cut = "This file is incomplete: its end is missing. Please copy or download it again.";

interface End {
  count: number;
  size: number;
  from: number;
}

async function endOf(file: Blob): Promise<End | undefined> {
  const start = Math.max(0, file.size - endBytes - longestComment - locatorBytes);
  const tail = viewOf(await bytesOf(file, start, file.size));
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== endSign) continue;
    // Its comment reaches to the end of the file, so the sign is no part of another text.
    if (at + endBytes + tail.getUint16(at + 20, true) !== tail.byteLength) continue;
    const end = {
      count: tail.getUint16(at + 10, true),
      size: tail.getUint32(at + 12, true),
      from: tail.getUint32(at + 16, true),
    };
    const locator = at - locatorBytes;
    if (locator < 0 || tail.getUint32(locator, true) !== locatorSign) return end;
    return largeEndOf(file, numberAt(tail, locator + 8));
  }
  return undefined;
}

async function largeEndOf(file: Blob, at: number): Promise<End> {
  const view = viewOf(await bytesOf(file, at, at + 56));
  if (view.byteLength < 56 || view.getUint32(0, true) !== endSign64) throw new FileProblem(cut);
  return { count: numberAt(view, 32), size: numberAt(view, 40), from: numberAt(view, 48) };
}

function filesIn(view: DataView<ArrayBuffer>, count: number): PackedFile[] {
  const files: PackedFile[] = [];
  let at = 0;
  while (files.length < count) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySign) throw new FileProblem(cut);
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const next = at + 46 + nameBytes + extraBytes + commentBytes;
    if (next > view.byteLength) throw new FileProblem(cut);
    const name = names.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameBytes));
    if (leadsOut(name))
      throw new FileProblem(`This ZIP has a file that leads out of its folder (${shown(name)}), so it was not opened.`);
    const [size, packedSize, from] = largeNumbersIn(view, at, at + 46 + nameBytes, extraBytes);
    files.push({
      name,
      method: view.getUint16(at + 10, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      packedSize,
      size,
      at: from,
    });
    at = next;
  }
  return files;
}

/** Size, packed size and place of a file. Where one does not fit into 4 bytes, an extra field has it. */
function largeNumbersIn(view: DataView, at: number, extra: number, extraBytes: number): [number, number, number] {
  const numbers = [24, 20, 42].map((place) => view.getUint32(at + place, true));
  if (!numbers.includes(0xffffffff)) return numbers as [number, number, number];
  for (let field = extra; field + 4 <= extra + extraBytes; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue;
    let place = field + 4;
    const large = numbers.map((number) => {
      if (number !== 0xffffffff) return number;
      if (place + 8 > extra + extraBytes) throw new FileProblem(cut);
      place += 8;
      return numberAt(view, place - 8);
    });
    return large as [number, number, number];
  }
  throw new FileProblem(cut);
}

/** A name that a careless program would write somewhere else than into its folder. */
function leadsOut(name: string): boolean {
  return /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).includes("..");
}

function shown(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

function viewOf(bytes: Uint8Array<ArrayBuffer>): DataView<ArrayBuffer> {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function numberAt(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

const names = new TextDecoder();
