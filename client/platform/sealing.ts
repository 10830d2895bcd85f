/** An encrypted value, as IndexedDB stores it. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Makes a key that the browser keeps and no script can read. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** Encrypts a value for one place: anywhere else it cannot be decrypted. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt(cipher(iv, place), key, encoder.encode(JSON.stringify(value)));
  return { iv, bytes };
}

/** Decrypts a value of this place. Undefined if the key is another or the bytes were changed. */
export async function unseal(key: CryptoKey, place: string, { iv, bytes }: Sealed): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher(iv, place), key, bytes)));
  } catch {
    return undefined;
  }
}

/** A name that does not show what it names. */
export async function hashOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const encoder = new TextEncoder();

function cipher(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: encoder.encode(place) };
}
