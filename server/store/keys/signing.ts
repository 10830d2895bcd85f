import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { MasterKey } from "./masterKey.ts";
import { keyLength } from "./sealing.ts";

/** What is signed. A signature for one of these is none for another. */
export type Signed = "backup header" | "backup manifest" | "deleted account";

/**
 * The HMAC-SHA256 of a text, in hex. Its key is derived from the master key for this purpose alone (HKDF, RFC 5869), so
 * that the key that encrypts is used for nothing else.
 */
export function signatureBy({ bytes }: MasterKey, what: Signed, text: Uint8Array | string): string {
  const key = new Uint8Array(hkdfSync("sha256", bytes, "", `kindling signature of a ${what}`, keyLength));
  return createHmac("sha256", key).update(text).digest("hex");
}

/** Whether `signature` is the one that `signatureBy` gives. */
export function isSignedBy(key: MasterKey, what: Signed, text: Uint8Array | string, signature: string): boolean {
  const [right, given] = [Buffer.from(signatureBy(key, what, text)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
