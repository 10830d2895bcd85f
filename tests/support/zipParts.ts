import { crc32, deflateRawSync } from "node:zlib";

// Writes ZIPs as other programs do, also those that no library writes any more.

interface PackedBlob {
  name: string;
  /** A number stands for so many zeros, such as those of a video. */
  content: string | Uint8Array<ArrayBuffer> | number;
  /** The sizes stand behind the content alone. */
  isStreamed?: boolean;
  isDeflated?: boolean;
}

/** A ZIP without ZIP64: numbers that are too large lose their upper bits, as the Finder and old programs write them. */
export function oldZip(files: readonly PackedBlob[]): Blob {
  const parts: (Uint8Array<ArrayBuffer> | number)[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, content, isStreamed = false, isDeflated = false } of files) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const packed = typeof bytes !== "number" && isDeflated ? new Uint8Array(deflateRawSync(bytes)) : bytes;
    const [size, packedSize] = [lengthOf(bytes), lengthOf(packed)];
    const nameBytes = new TextEncoder().encode(name);
    const facts = [
      isStreamed ? 8 : 0,
      isDeflated ? 8 : 0,
      typeof bytes === "number" ? 0 : crc32(bytes),
      packedSize,
      size,
    ] as const;
    const head = headOf(0x04034b50, facts, nameBytes, isStreamed);
    const behind = isStreamed ? descriptorOf(facts) : new Uint8Array();
    parts.push(head, packed, behind);
    directory.push(headOf(0x02014b50, facts, nameBytes, false, at));
    at += head.length + packedSize + behind.length;
  }
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  for (const place of [8, 10]) end.setUint16(place, files.length % 2 ** 16, true);
  end.setUint32(12, directoryBytes, true);
  end.setUint32(16, at % 2 ** 32, true);
  return sparse([...parts, ...directory, new Uint8Array(end.buffer)]);
}

function lengthOf(part: Uint8Array | number): number {
  return typeof part === "number" ? part : part.length;
}

type Facts = readonly [flags: number, method: number, crc: number, packedSize: number, size: number];

function headOf(
  sign: number,
  [flags, method, crc, packedSize, size]: Facts,
  name: Uint8Array,
  isStreamed: boolean,
  at?: number,
): Uint8Array<ArrayBuffer> {
  const isEntry = at !== undefined;
  const head = new Uint8Array((isEntry ? 46 : 30) + name.length);
  const view = new DataView(head.buffer);
  const shift = isEntry ? 2 : 0;
  view.setUint32(0, sign, true);
  view.setUint16(4 + shift, 20, true);
  // The name is UTF-8.
  view.setUint16(6 + shift, flags | 0x800, true);
  view.setUint16(8 + shift, method, true);
  if (!isStreamed) setSizes(view, 14 + shift, [crc, packedSize, size]);
  view.setUint16(26 + shift, name.length, true);
  if (isEntry) view.setUint32(42, at % 2 ** 32, true);
  head.set(name, isEntry ? 46 : 30);
  return head;
}

function descriptorOf([, , ...sizes]: Facts): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(16));
  view.setUint32(0, 0x08074b50, true);
  setSizes(view, 4, sizes);
  return new Uint8Array(view.buffer);
}

function setSizes(view: DataView, at: number, sizes: readonly number[]): void {
  for (const [index, size] of sizes.entries()) view.setUint32(at + index * 4, size % 2 ** 32, true);
}

/** Parts one behind the other; a number stands for so many zeros. Node's own Blob gives no parts behind 4 GB. */
export function sparse(parts: readonly (Uint8Array<ArrayBuffer> | number)[]): Blob {
  const lengths = parts.map((part) => (typeof part === "number" ? part : part.length));
  const size = lengths.reduce((sum, length) => sum + length, 0);
  const bytesFrom = (from: number, to: number) => {
    const bytes = new Uint8Array(Math.max(0, to - from));
    let at = 0;
    for (const [index, part] of parts.entries()) {
      const [begin, end] = [at, at + (lengths[index] ?? 0)];
      at = end;
      if (typeof part !== "number" && begin < to && end > from)
        bytes.set(
          part.subarray(Math.max(0, from - begin), Math.min(part.length, to - begin)),
          Math.max(0, begin - from),
        );
    }
    return bytes;
  };
  const slice = (from = 0, to = size) => ({
    arrayBuffer: async () => bytesFrom(Math.min(from, size), Math.min(to, size)).buffer,
  });
  // Only these are asked of a chosen file.
  return { size, slice } as Blob;
}
