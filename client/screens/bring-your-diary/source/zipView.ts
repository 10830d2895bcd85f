import { Reader } from "@zip.js/zip.js/lib/zip-core-native.js";
import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { bytesOf } from "./bytes.ts";

/** A ZIP in a part of a file, with a list of contents of our own. */
export interface ZipView {
  file: Blob;
  /** Where the ZIP begins in the file. */
  begin: number;
  /** Where its own list of contents begins, counted from `begin`. Everything from there on is `end`. */
  from: number;
  end: Uint8Array<ArrayBuffer>;
}

/** Reads parts of a view, and never a list of contents that would fill the memory. */
export class ViewReader extends Reader<ZipView> {
  readonly #view: ZipView;

  constructor(view: ZipView) {
    super(view);
    this.#view = view;
    this.size = view.from + view.end.length;
  }

  override async readUint8Array(at: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const { file, begin, from, end } = this.#view;
    if (length > openingLimits.directoryBytes) throw new FileProblem(tooMany);
    const to = Math.min(at + length, this.size);
    if (at >= from) return end.slice(at - from, to - from);
    const before = await bytesOf(file, begin + at, begin + Math.min(to, from));
    if (to <= from) return before;
    const both = new Uint8Array(to - at);
    both.set(before);
    both.set(end.subarray(0, to - from), before.length);
    return both;
  }
}

export const tooMany = "This ZIP lists far more files than a diary has, so it was not opened.";

/** The entries of a list of contents, and the end of a ZIP64 behind them. */
export async function endWith(
  parts: Uint8Array<ArrayBuffer>[],
  count: number,
  from: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const end = new DataView(new ArrayBuffer(98));
  end.setUint32(0, 0x06064b50, true);
  end.setBigUint64(4, 44n, true);
  for (const place of [24, 32]) end.setBigUint64(place, BigInt(count), true);
  end.setBigUint64(40, BigInt(size), true);
  end.setBigUint64(48, BigInt(from), true);
  end.setUint32(56, 0x07064b50, true);
  end.setBigUint64(64, BigInt(from + size), true);
  end.setUint32(72, 1, true);
  end.setUint32(76, 0x06054b50, true);
  for (const place of [84, 86]) end.setUint16(place, 0xffff, true);
  for (const place of [88, 92]) end.setUint32(place, 0xffffffff, true);
  return new Uint8Array(await new Blob([...parts, end.buffer]).arrayBuffer());
}

export function viewOf(bytes: Uint8Array<ArrayBuffer>): DataView<ArrayBuffer> {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
