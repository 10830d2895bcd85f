import { keyOf, masterKey, type MasterKey } from "./masterKey.ts";
import { bufferOf, decrypted, encrypted, type Binding } from "./sealing.ts";

const idLength = 8;

/** A key as stored in the database: the id of its master key, and the key encrypted under that. */
export function wrapped(master: MasterKey, place: Binding, key: Uint8Array): Buffer {
  return encrypted(master.bytes, Buffer.from(master.id, "hex"), place, key);
}

/** Unwraps a key. Throws Unreadable, or Error if its master key is unknown. */
export async function unwrapped(place: Binding, wrapping: Uint8Array): Promise<Buffer> {
  const id = masterIdOf(wrapping);
  return unwrappedBy(keyOf(id) ?? (await masterKey(id)), place, wrapping);
}

/** Unwraps a key with a master key. Throws Unreadable. */
export function unwrappedBy(master: MasterKey, place: Binding, wrapping: Uint8Array): Buffer {
  return decrypted(master.bytes, idLength, place, bufferOf(wrapping));
}

/** The id of the master key that wraps a key. */
export function masterIdOf(wrapping: Uint8Array): string {
  return Buffer.from(wrapping.subarray(0, idLength)).toString("hex");
}
