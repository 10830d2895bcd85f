import type { Term } from "#domain/finding.ts";
import { keyOfName, visitKeys } from "#domain/findingKeys.ts";

// A filter is a Bloom filter of a part of a segment (docs/decisions/0033): it tells, without the part's texts, that a term
// does not occur in them. It can be wrong in one direction only. It is encrypted like the texts, and takes a tenth of their size.

/** Bits of a filter for each byte of its part. A diary's words then set a fifth of them. */
const bitsPerByte = 0.6;
const leastBytes = 64;

/** A filter for a part with this many bytes. */
export function emptyFilter(bytes: number): Buffer {
  return Buffer.alloc(Math.max(leastBytes, Math.ceil((bytes * bitsPerByte) / 8)));
}

/** Adds an entry of the part: its folded texts and its names. */
export function addToFilter(filter: Buffer, text: string, names: Iterable<string>): void {
  const add = (key: number) => {
    const hash = scattered(key);
    setBit(filter, hash);
    setBit(filter, scattered(hash ^ another));
  };
  visitKeys(text, add);
  for (const name of names) add(keyOfName(name));
}

/** The keys that a filter is asked for: of each term, those of its text and those of its names. */
export interface Wanted {
  text: readonly number[];
  names: readonly number[];
}

/** The keys of a search's terms. */
export function wantedBy(terms: readonly Term[]): Wanted[] {
  return terms.map(({ text, names }) => {
    const keys = new Set<number>();
    visitKeys(text, (key) => keys.add(key));
    return { text: [...keys], names: names.map(keyOfName) };
  });
}

/** Whether each term may occur in the part of a filter. */
export function mayHave(filter: Uint8Array, wanted: readonly Wanted[]): boolean {
  const has = (key: number) => {
    const hash = scattered(key);
    return hasBit(filter, hash) && hasBit(filter, scattered(hash ^ another));
  };
  return wanted.every(({ text, names }) => text.every(has) || names.some(has));
}

/** Makes the second bit of a key another than the first. */
const another = 0x9e3779b9;

function setBit(filter: Uint8Array, hash: number): void {
  const bit = bitAt(filter, hash);
  filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7));
}

function hasBit(filter: Uint8Array, hash: number): boolean {
  const bit = bitAt(filter, hash);
  return (((filter[bit >>> 3] ?? 0) >>> (bit & 7)) & 1) === 1;
}

function bitAt(filter: Uint8Array, hash: number): number {
  return Math.floor(((hash >>> 0) / 0x1_0000_0000) * filter.length * 8);
}

/** Spreads similar numbers over all 32 bits (the last step of MurmurHash3). */
function scattered(key: number): number {
  let hash = key ^ (key >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
