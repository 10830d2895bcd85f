import { hash } from "node:crypto";

/** What of a token is stored. */
export function hashOf(token: string): Uint8Array<ArrayBuffer> {
  return hash("sha256", token, "buffer");
}
