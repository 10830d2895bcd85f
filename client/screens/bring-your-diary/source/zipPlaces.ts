import { openingLimits } from "#domain/archive.ts";
import { bytesOf } from "./bytes.ts";
import { endWith, viewOf, type ZipView } from "./zipView.ts";

/**
 * The Finder packs more than 4 GB without ZIP64, so that only the last 32 bits of each place are written. This gives
 * such a file a list of contents with the whole places. Undefined if the file needs none.
 */
export async function withLargePlaces(file: Blob): Promise<ZipView | undefined> {
  const end = file.size > most ? await endOf(file) : undefined;
  if (!end || end.size > openingLimits.directoryBytes) return undefined;
  const from = end.at - end.size;
  // The place is right, or belongs to another directory.
  if (from === end.from || from % wrap !== end.from) return undefined;
  const whole = await withPlaces(file, await bytesOf(file, from, end.at), from);
  return whole && { file, begin: 0, from, end: await endWith(whole.parts, whole.count, from) };
}

const most = 0xffffffff;
const wrap = 2 ** 32;
const entrySign = 0x02014b50;
const fileSign = 0x04034b50;
const endSign = 0x06054b50;
const endBytes = 22;
const longestComment = 65_535;

interface End {
  at: number;
  size: number;
  from: number;
}

async function endOf(file: Blob): Promise<End | undefined> {
  const start = file.size - endBytes - longestComment;
  const tail = viewOf(await bytesOf(file, start, file.size));
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== endSign) continue;
    if (at + endBytes + tail.getUint16(at + 20, true) !== tail.byteLength) continue;
    return { at: start + at, size: tail.getUint32(at + 12, true), from: tail.getUint32(at + 16, true) };
  }
  return undefined;
}

interface WholeDirectory {
  parts: Uint8Array<ArrayBuffer>[];
  count: number;
}

/** The directory with the place of each file; undefined if a file stands in none of its places. */
async function withPlaces(
  file: Blob,
  directory: Uint8Array<ArrayBuffer>,
  end: number,
): Promise<WholeDirectory | undefined> {
  const view = viewOf(directory);
  const whole: WholeDirectory = { parts: [], count: 0 };
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === entrySign;) {
    const [nameBytes, extraBytes] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const extraEnd = at + 46 + nameBytes + extraBytes;
    const next = extraEnd + view.getUint16(at + 32, true);
    const place = await placeOf(
      file,
      directory.subarray(at + 46, at + 46 + nameBytes),
      view.getUint32(at + 42, true),
      end,
    );
    if (place === undefined) return undefined;
    const head = directory.slice(at, extraEnd);
    const added = place > most ? largePlace(head, place) : new Uint8Array();
    whole.parts.push(head, added, directory.subarray(extraEnd, next));
    whole.count += 1;
    at = next;
  }
  return whole;
}

/** Where the header of a file with this name stands. */
async function placeOf(
  file: Blob,
  name: Uint8Array<ArrayBuffer>,
  wrapped: number,
  end: number,
): Promise<number | undefined> {
  for (let place = wrapped; place < end; place += wrap) {
    const head = await bytesOf(file, place, place + 30 + name.length);
    if (head.length < 30 + name.length || viewOf(head).getUint32(0, true) !== fileSign) continue;
    if (name.every((byte, index) => byte === head[30 + index])) return place;
  }
  return undefined;
}

/** The ZIP64 extra field with a place in 8 bytes. The length of the extra fields in the entry’s head grows by it. */
function largePlace(head: Uint8Array<ArrayBuffer>, place: number): Uint8Array<ArrayBuffer> {
  const view = viewOf(head);
  view.setUint32(42, most, true);
  view.setUint16(30, view.getUint16(30, true) + 12, true);
  const extra = viewOf(new Uint8Array(12));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 8, true);
  extra.setBigUint64(4, BigInt(place), true);
  return new Uint8Array(extra.buffer);
}
