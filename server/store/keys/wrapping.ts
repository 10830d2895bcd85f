import { keyOf, masterKey, type MasterKey } from "./masterKey.ts";
import { bytesOf, decrypted, encrypted, type Place } from "./sealing.ts";

const idLength = 8;

/** A key as it stands in the database: the id of the master key that wraps it, and the rest under that. */
export function wrapped(master: MasterKey, place: Place, key: Uint8Array): Buffer {
  return encrypted(master.bytes, Buffer.from(master.id, "hex"), place, key);
}

/** The key in a wrapping. Throws Unreadable, or Error where its master key is not known. */
export async function unwrapped(place: Place, wrapping: Uint8Array): Promise<Buffer> {
  const id = masterIdOf(wrapping);
  const master = keyOf(id) ?? (await masterKey(id));
  return decrypted(master.bytes, idLength, place, bytesOf(wrapping));
}

/** The id of the master key that a key is wrapped by. */
export function masterIdOf(wrapping: Uint8Array): string {
  return Buffer.from(wrapping.subarray(0, idLength)).toString("hex");
}
