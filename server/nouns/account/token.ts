import { hash, randomBytes } from "node:crypto";

/** A session token as a client sends it. */
export interface SentToken {
  /** Whose it says it is. Undefined in a token from before tokens said so. */
  person: string | undefined;
  /** The hash under which it is stored. */
  tokenHash: Uint8Array<ArrayBuffer>;
}

/** A new session token: the person, a dot and 32 random bytes. With the person, the session is found beside its rows. */
export function newToken(person: string): string {
  return tokenOf(person, randomBytes(32).toString("base64url"));
}

/** The token of a person with this secret. */
function tokenOf(person: string, secret: string): string {
  return `${Buffer.from(person.replaceAll("-", ""), "hex").toString("base64url")}.${secret}`;
}

/** Reads a session token. Only its secret is hashed, so a token from before it named the person has the same hash. */
export function sentToken(token: string): SentToken {
  const [, person, secret] = /^([\w-]{22})\.([\w-]+)$/.exec(token) ?? [];
  if (person === undefined || secret === undefined) return { person: undefined, tokenHash: hashOf(token) };
  const hex = Buffer.from(person, "base64url").toString("hex");
  return {
    person: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
    tokenHash: hashOf(secret),
  };
}

/** A token from before tokens named the person, with its person; undefined if it names one. It has the same hash. */
export function withPerson(token: string, person: string): string | undefined {
  return sentToken(token).person === undefined ? tokenOf(person, token) : undefined;
}

/** The hash under which a secret is stored. */
export function hashOf(secret: string): Uint8Array<ArrayBuffer> {
  return hash("sha256", secret, "buffer");
}
