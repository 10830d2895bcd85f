import type { IDBPDatabase } from "idb";
import { clock } from "./clock.ts";
import type { Schema } from "./deviceKeys.ts";

// Until 0.6.0. Version 0.3.0 put each key press into the browser's own storage, encrypted with AES-CTR, and moved it into the device's store a
// second later. What a killed page has left there is in these lines.

/** The mark of a deleted draft, or nonce, first block and encrypted bytes in hex. Then the time, which the first builds do not write. */
const line = /^(?:null|s ([\da-f]{16}) (\d+) ([\da-f]*))(?: (\d{13,}))?$/;

/** A draft as it was typed at this time. Null marks a deleted one; the text is undefined if its key is gone. */
export interface DraftOf030 {
  text: string | null | undefined;
  at: number;
}

/** Reads what stands in the browser's own storage. Undefined if 0.3.0 has not encrypted it. */
export async function draftOf030(db: IDBPDatabase<Schema>, kept: string): Promise<DraftOf030 | undefined> {
  const [found, nonce, block, bytes = "", time = clock.now()] = line.exec(kept) ?? [];
  if (found === undefined) return undefined;
  return { text: nonce ? await opened(db, nonce, Number(block), bytes) : null, at: Number(time) };
}

async function opened(db: IDBPDatabase<Schema>, nonce: string, block: number, bytes: string) {
  const key = await db.get("keys", "typing");
  if (!key) return undefined;
  const counter = fromHex(nonce + block.toString(16).padStart(16, "0"));
  const plain = await crypto.subtle.decrypt({ name: "AES-CTR", counter, length: 64 }, key, fromHex(bytes));
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(plain);
    // AES-CTR does not notice another key. A draft is JSON.
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
