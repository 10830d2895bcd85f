import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

// AES-256-GCM (NIST SP 800-38D) with random nonces of 96 bits. What it binds a value to is authenticated with it, not stored:
// a value that stands anywhere else does not open.

/** What a value belongs to, such as table, person and row: it opens there only. */
export type Place = readonly string[];

/** A value that does not open: altered, cut, moved or sealed by another key. It says where, and nothing of what it holds. */
export class Unreadable extends Error {
  readonly place: Place;

  constructor(place: Place) {
    super(`A sealed value cannot be opened (${place.join(", ")}).`);
    this.place = place;
  }
}

export const keyLength = 32;
const nonceLength = 12;
const tagLength = 16;
const overhead = nonceLength + tagLength;

/** `head`, in clear but authenticated, then nonce, tag and the sealed bytes. */
export function encrypted(key: Uint8Array, head: Buffer, place: Place, plain: Uint8Array): Buffer {
  const nonce = freshNonce();
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
  cipher.setAAD(boundTo(head, place));
  const body = cipher.update(plain);
  // Ends the text, to which GCM adds nothing, and makes the tag.
  cipher.final();
  return Buffer.concat([head, nonce, cipher.getAuthTag(), body]);
}

let nonces = Buffer.alloc(0);

/** Random bytes that nobody had before. Asking the system for many at once costs as much as for a few. */
function freshNonce(): Buffer {
  if (nonces.length < nonceLength) nonces = randomBytes(100 * nonceLength);
  const nonce = nonces.subarray(0, nonceLength);
  nonces = nonces.subarray(nonceLength);
  return nonce;
}

/** What `encrypted` was given. Throws Unreadable. */
export function decrypted(key: Uint8Array, headLength: number, place: Place, sealed: Buffer): Buffer {
  if (sealed.length < headLength + overhead) throw new Unreadable(place);
  const [nonceEnd, tagEnd] = [headLength + nonceLength, headLength + overhead];
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(headLength, nonceEnd), {
    authTagLength: tagLength,
  });
  decipher.setAAD(boundTo(sealed.subarray(0, headLength), place));
  decipher.setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  try {
    const plain = decipher.update(sealed.subarray(tagEnd));
    decipher.final();
    return plain;
  } catch {
    throw new Unreadable(place);
  }
}

/** HMAC-SHA256 of a text for one purpose, by which it is found and compared where it must not be read. */
export function keyedHash(key: Uint8Array, purpose: string, text: string): Buffer {
  return createHmac("sha256", key).update(`${purpose}\0${text}`).digest();
}

function boundTo(head: Buffer, place: Place): Buffer {
  return Buffer.from(`${head.toString("hex")}\0${place.join("\0")}`);
}

const block = 64;
const versionLength = 2;

/** Texts sealed by a version of a key, as JSON filled up with blanks to whole blocks, so that short lengths do not show. */
export function sealedTexts(key: Uint8Array, version: number, place: Place, texts: object): Buffer {
  const json = JSON.stringify(texts);
  const plain = Buffer.alloc(Math.ceil(Buffer.byteLength(json) / block) * block, " ");
  plain.write(json);
  return sealedBytes(key, version, place, plain);
}

/** Bytes sealed by a version of a key. */
export function sealedBytes(key: Uint8Array, version: number, place: Place, bytes: Uint8Array): Buffer {
  return encrypted(key, versionHead(version), place, bytes);
}

/** What all texts begin with that a version of a key sealed. */
export function versionHead(version: number): Buffer {
  const head = Buffer.alloc(versionLength);
  head.writeUInt16BE(version);
  return head;
}

/** The texts of `sealedTexts`. Throws Unreadable. */
export function openedTexts(key: Uint8Array, place: Place, sealed: Buffer): Record<string, unknown> {
  return JSON.parse(openedBytes(key, place, sealed).toString("utf8")) as Record<string, unknown>;
}

/** The bytes of `sealedBytes`. Throws Unreadable. */
export function openedBytes(key: Uint8Array, place: Place, sealed: Buffer): Buffer {
  return decrypted(key, versionLength, place, sealed);
}

/** Sealed bytes, or PostgreSQL's notation of them where a row came as JSON. */
export type Sealed = Uint8Array | string;

/** The version of the key that sealed these texts. Only that is looked at: they may be long, and nobody may ever read them. */
export function versionOf(sealed: Sealed): number {
  if (typeof sealed === "string") return Number.parseInt(sealed.slice(2, 2 + 2 * versionLength), 16);
  return ((sealed[0] ?? 0) << 8) | (sealed[1] ?? 0);
}

export function bytesOf(sealed: Sealed): Buffer {
  if (typeof sealed === "string") return Buffer.from(sealed.slice(2), "hex");
  return Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
}

/** Bytes in PostgreSQL's notation, as JSON can hold them. */
export function asBytea(bytes: Uint8Array): string {
  return `\\x${bytesOf(bytes).toString("hex")}`;
}
