import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

// AES-256-GCM (NIST SP 800-38D) with random 96-bit nonces. The place is authenticated but not stored: a value that is
// moved to another place does not open.

/** What a value is bound to, such as table, person and row: it opens only there. */
export type Binding = readonly string[];

/**
 * A value that does not open: altered, truncated, moved, or encrypted under another key. It names the place, not the
 * content.
 */
export class Unreadable extends Error {
  readonly place: Binding;

  constructor(place: Binding) {
    super(`A sealed value cannot be opened (${place.join(", ")}).`);
    this.place = place;
  }
}

export const keyLength = 32;
const nonceLength = 12;
const tagLength = 16;
const overhead = nonceLength + tagLength;

/** Returns `head` (clear, but authenticated), nonce, tag and the encrypted bytes. */
export function encrypted(key: Uint8Array, head: Buffer, place: Binding, plain: Uint8Array): Buffer {
  const nonce = freshNonce();
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
  cipher.setAAD(boundTo(head, place));
  const body = cipher.update(plain);
  // GCM adds no bytes at the end; this makes the tag.
  cipher.final();
  return Buffer.concat([head, nonce, cipher.getAuthTag(), body]);
}

let nonces = Buffer.alloc(0);

/** Unused random bytes. Asking the system for many at once costs as much as for a few. */
function freshNonce(): Buffer {
  if (nonces.length < nonceLength) nonces = randomBytes(100 * nonceLength);
  const nonce = nonces.subarray(0, nonceLength);
  nonces = nonces.subarray(nonceLength);
  return nonce;
}

/** Returns what `encrypted` was given. Throws Unreadable. */
export function decrypted(key: Uint8Array, headLength: number, place: Binding, sealed: Buffer): Buffer {
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

/** HMAC-SHA256 of a text for one purpose: it can be found and compared without being readable. */
export function keyedHash(key: Uint8Array, purpose: string, text: string): Buffer {
  return createHmac("sha256", key).update(`${purpose}\0${text}`).digest();
}

function boundTo(head: Buffer, place: Binding): Buffer {
  return Buffer.from(`${head.toString("hex")}\0${place.join("\0")}`);
}

const block = 64;
const versionLength = 2;

/** Encrypts texts under a version of a key. The JSON is padded to whole blocks, so that short lengths do not show. */
export function sealedTexts(key: Uint8Array, version: number, place: Binding, texts: object): Buffer {
  const json = JSON.stringify(texts);
  const plain = Buffer.alloc(Math.ceil(Buffer.byteLength(json) / block) * block, " ");
  plain.write(json);
  return sealedBytes(key, version, place, plain);
}

/** Long texts are padded by more, so that their length shows no word. */
const longBlock = 4096;

/** Encrypts one long text, padded to whole blocks. */
export function sealedText(key: Uint8Array, version: number, place: Binding, text: string): Buffer {
  const plain = Buffer.alloc(Math.ceil((Buffer.byteLength(text) + 1) / longBlock) * longBlock);
  plain.write(text);
  return sealedBytes(key, version, place, plain);
}

/** Decrypts what `sealedText` encrypted. Throws Unreadable. */
export function openedText(key: Uint8Array, place: Binding, sealed: Buffer): string {
  const plain = openedBytes(key, place, sealed);
  return plain.toString("utf8", 0, plain.findLastIndex((byte) => byte !== 0) + 1);
}

/** Encrypts bytes under a version of a key. */
export function sealedBytes(key: Uint8Array, version: number, place: Binding, bytes: Uint8Array): Buffer {
  return encrypted(key, versionHead(version), place, bytes);
}

/** The first bytes of every value that a version of a key encrypted. */
export function versionHead(version: number): Buffer {
  const head = Buffer.alloc(versionLength);
  head.writeUInt16BE(version);
  return head;
}

/** Decrypts what `sealedTexts` encrypted. Throws Unreadable. */
export function openedTexts(key: Uint8Array, place: Binding, sealed: Buffer): Record<string, unknown> {
  return JSON.parse(openedBytes(key, place, sealed).toString("utf8")) as Record<string, unknown>;
}

/** Decrypts what `sealedBytes` encrypted. Throws Unreadable. */
export function openedBytes(key: Uint8Array, place: Binding, sealed: Buffer): Buffer {
  return decrypted(key, versionLength, place, sealed);
}

/** Encrypted bytes, or PostgreSQL's hex notation of them in rows that came as JSON. */
export type Sealed = Uint8Array | string;

/**
 * The version of the key that encrypted a value. It reads two bytes only, because values may be long and are often not
 * needed.
 */
export function versionOf(sealed: Sealed): number {
  if (typeof sealed === "string") return Number.parseInt(sealed.slice(2, 2 + 2 * versionLength), 16);
  return ((sealed[0] ?? 0) << 8) | (sealed[1] ?? 0);
}

export function bufferOf(sealed: Sealed): Buffer {
  if (typeof sealed === "string") return Buffer.from(sealed.slice(2), "hex");
  return Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
}

/** Bytes in PostgreSQL's hex notation, which JSON can hold. */
export function asBytea(bytes: Uint8Array): string {
  return `\\x${bufferOf(bytes).toString("hex")}`;
}
