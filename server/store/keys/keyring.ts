import { randomBytes } from "node:crypto";
import { sql } from "#server/store/db.ts";
import { Unauthorized } from "#server/base/errors.ts";
import type { PersonKeys } from "#server/base/viewer.ts";
import { personalCache } from "#server/base/personalCache.ts";
import {
  bufferOf,
  keyedHash,
  keyLength,
  openedBytes,
  openedText,
  openedTexts,
  sealedBytes,
  sealedText,
  sealedTexts,
  Unreadable,
  versionOf,
  type Binding,
  type Sealed,
} from "./sealing.ts";
import { wrappingKey } from "./vault.ts";
import { unwrapped, wrapped as wrappedBy } from "./wrapping.ts";

/** A row of PersonKey. */
export interface WrappedKey {
  version: number;
  wrapped: Uint8Array;
}

/** The decrypted keys of one person. They show in no log and no JSON. */
export class Keyring implements PersonKeys {
  readonly userId: string;
  /** The newest version, which encrypts. */
  version: number;
  #keys: ReadonlyMap<number, Buffer>;

  constructor(userId: string, keys: ReadonlyMap<number, Buffer>) {
    this.userId = userId;
    this.version = Math.max(...keys.keys());
    this.#keys = keys;
  }

  /** Whether older versions exist too, as during a renewal. */
  get hasOlder(): boolean {
    return this.#keys.size > 1;
  }

  /**
   * Reads the keys again, and keeps the old ones for rows that were read before. Throws Unauthorized if the keys are
   * gone.
   */
  async refresh(): Promise<void> {
    const now = await readKeyring(this.userId);
    [this.version, this.#keys] = [now.version, new Map([...this.#keys, ...now.#keys])];
  }

  /**
   * Returns the rows after loading missing keys: a row may be encrypted under a newer key, or under one that a renewal
   * removes. In that case `again` rereads the rows. Rows without any key do not open.
   */
  async openable<Row extends { sealed: Sealed }>(
    rows: readonly Row[],
    again: () => Promise<readonly Row[]>,
    times = 3,
  ): Promise<readonly Row[]> {
    if (this.#canOpen(rows)) return rows;
    await this.refresh();
    return this.#canOpen(rows) || times === 0 ? rows : this.openable(await again(), again, times - 1);
  }

  /** Encrypts a row's texts under the newest key, bound to this table, person and row. */
  seal(table: string, rowId: string, texts: object): Buffer {
    return sealedTexts(this.#half(this.version, 0), this.version, this.#place(table, rowId), texts);
  }

  /** Decrypts texts that `seal` encrypted. Throws Unreadable. */
  open(table: string, rowId: string, sealed: Sealed): Record<string, unknown> {
    const place = this.#place(table, rowId);
    return openedTexts(this.#half(versionOf(sealed), 0, place), place, bufferOf(sealed));
  }

  /** Encrypts one long text, as `seal` does. */
  sealText(table: string, rowId: string, text: string): Buffer {
    return sealedText(this.#half(this.version, 0), this.version, this.#place(table, rowId), text);
  }

  /** Decrypts a text that `sealText` encrypted. Throws Unreadable. */
  openText(table: string, rowId: string, sealed: Sealed): string {
    const place = this.#place(table, rowId);
    return openedText(this.#half(versionOf(sealed), 0, place), place, bufferOf(sealed));
  }

  /** Encrypts bytes as they are, as `seal` does. */
  sealBytes(table: string, rowId: string, bytes: Uint8Array): Buffer {
    return sealedBytes(this.#half(this.version, 0), this.version, this.#place(table, rowId), bytes);
  }

  /** Decrypts bytes that `sealBytes` encrypted. Throws Unreadable. */
  openBytes(table: string, rowId: string, sealed: Sealed): Buffer {
    const place = this.#place(table, rowId);
    return openedBytes(this.#half(versionOf(sealed), 0, place), place, bufferOf(sealed));
  }

  /** A keyed hash, by which this person's texts are compared and found. It is the same in all versions. */
  hash(purpose: string, text: string): Buffer {
    return keyedHash(this.#half(this.version, 1), purpose, text);
  }

  /** A new version: another half for encryption, the same half for hashes. */
  renewed(): Buffer {
    return Buffer.concat([randomBytes(keyLength), this.#half(this.version, 1)]);
  }

  #canOpen(rows: readonly { sealed: Sealed }[]): boolean {
    return rows.every(({ sealed }) => this.#keys.has(versionOf(sealed)));
  }

  #half(version: number, half: 0 | 1, needed: Binding = ["PersonKey", this.userId, `${version}`]): Buffer {
    const key = this.#keys.get(version);
    if (!key) throw new Unreadable(needed);
    return key.subarray(half * keyLength, (half + 1) * keyLength);
  }

  #place(table: string, rowId: string): Binding {
    return [table, this.userId, rowId];
  }
}

/** A first key for a new person, and the row to store. */
export function newKey(userId: string): { ring: Keyring; row: WrappedKey } {
  const key = randomBytes(2 * keyLength);
  return { ring: new Keyring(userId, new Map([[1, key]])), row: wrappedKey(userId, 1, key) };
}

/** A version of a person's key, wrapped for storage. */
export function wrappedKey(userId: string, version: number, key: Uint8Array): WrappedKey {
  return { version, wrapped: wrappedBy(wrappingKey(), keyBinding(userId, version), key) };
}

// Unwrapping needs the master key, and every request of a session needs the same keys.
const unwrappedKeys = personalCache<Buffer>("opened keys", { most: 2_000 });

/** Unwraps a person's keys. A cached key serves only the same version. Throws Unreadable. */
export async function keyringOf(userId: string, rows: readonly WrappedKey[]): Promise<Keyring> {
  const keys = new Map<number, Buffer>();
  for (const { version, wrapped: wrapping } of rows) {
    const name = `${userId} ${version}`;
    let key = unwrappedKeys.get(name);
    if (!key) {
      key = await unwrapped(keyBinding(userId, version), wrapping);
      unwrappedKeys.set(name, userId, key);
    }
    keys.set(version, key);
  }
  return new Keyring(userId, keys);
}

/** Reads a person's current keys. Throws Unauthorized if there are none, as after a deletion. */
export async function readKeyring(userId: string): Promise<Keyring> {
  const rows = await sql<{ version: number; wrapped: Sealed }>`
    select version, wrapped from "PersonKey" where "userId" = ${userId}::uuid order by version`;
  if (rows.length === 0) throw new Unauthorized();
  return keyringOf(
    userId,
    rows.map(({ version, wrapped }) => ({ version, wrapped: bufferOf(wrapped) })),
  );
}

/** The place to which a person's key is bound. */
export function keyBinding(userId: string, version: number): Binding {
  return ["PersonKey", userId, `${version}`];
}
