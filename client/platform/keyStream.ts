import { sealedMark } from "./sealedMark.ts";

/** How many bytes of key stream are made at once. The longest draft, a journal entry, has 120 kB at most. */
const madeAtOnce = 512 * 1024;
/** Below this, more is made. */
const enough = madeAtOnce / 2;
const blockBytes = 16;
const nonceBytes = 8;

/** Encrypts texts without waiting, as a key press and a closing tab need it. */
export interface KeyStream {
  /** The text, encrypted; or the text itself if it is longer than the key stream that is ready. */
  seal: (text: string) => string;
  /** The text of an encrypted one, or of one that never was. Undefined if the key is another. */
  unseal: (sealed: string) => Promise<string | undefined>;
}

/** Makes a key for `openKeyStream` that the browser keeps and no script can read. */
export function newStreamKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: "AES-CTR", length: 256 }, false, ["encrypt", "decrypt"]);
}

/**
 * Makes key stream ahead (AES-CTR, NIST SP 800-38A), because the browser's own encryption answers later. Each byte is
 * used once, and each page draws a nonce of its own. It does not notice changed bytes.
 */
export async function openKeyStream(key: CryptoKey): Promise<KeyStream> {
  let ready = await make(key);
  let next = ready;
  let used = 0;
  let isMaking = false;

  const refill = async () => {
    isMaking = true;
    next = await make(key);
    isMaking = false;
  };
  return {
    seal: (text) => {
      const bytes = new TextEncoder().encode(text);
      if (used + bytes.length > ready.stream.length && next !== ready) [ready, used] = [next, 0];
      if (used + bytes.length > ready.stream.length) return text;
      const start = used;
      used += Math.ceil(bytes.length / blockBytes) * blockBytes;
      if (ready.stream.length - used < enough && next === ready && !isMaking) void refill().catch(() => undefined);
      const sealed = bytes.map((byte, index) => byte ^ (ready.stream[start + index] ?? 0));
      return [sealedMark, hexOf(ready.nonce), start / blockBytes, hexOf(sealed)].join(" ");
    },
    unseal: async (sealed) => {
      if (!sealed.startsWith(sealedMark)) return sealed;
      const [, nonce = "", block, bytes = ""] = sealed.split(" ");
      const plain = await crypto.subtle.decrypt(cipher(bytesFromHex(nonce), Number(block)), key, bytesFromHex(bytes));
      try {
        const text = new TextDecoder("utf-8", { fatal: true }).decode(plain);
        JSON.parse(text);
        return text;
      } catch {
        return undefined;
      }
    },
  };
}

async function make(key: CryptoKey) {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const stream = await crypto.subtle.encrypt(cipher(nonce, 0), key, new Uint8Array(madeAtOnce));
  return { nonce, stream: new Uint8Array(stream) };
}

function cipher(nonce: Uint8Array<ArrayBuffer>, block: number): AesCtrParams {
  const counter = new Uint8Array(blockBytes);
  counter.set(nonce);
  new DataView(counter.buffer).setBigUint64(nonceBytes, BigInt(block));
  return { name: "AES-CTR", counter, length: 64 };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesFromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
