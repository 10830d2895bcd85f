import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { clock } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";
import { sql } from "#server/store/db.ts";
import { keysIn, masterKeyFile } from "./masterKey.ts";
import { canaryOpenedBy } from "./vault.ts";

/** The copy of a master key, as last shown. */
export interface KeyCopy {
  keyId: string;
  seenAt: Date;
}

/**
 * Opens a value of the database with a copy of the master key, and notes the day. Throws Error, in a sentence, if the
 * file is the key itself or opens nothing.
 */
export async function noteKeyCopy(file: string): Promise<KeyCopy> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  if (isTheKeyItself(file))
    throw new Error(`${file} is the master key itself. Show the copy that you keep in another place.`);
  const keys = keysIn(readFileSync(file, "utf8"), file);
  const [vault] = await sql<{ keyId: string; canary: Uint8Array }>`select "keyId", canary from "Vault"`;
  if (!vault) throw new Error("This database is empty: no server has started on it yet.");
  const key = keys.find(({ id }) => id === vault.keyId);
  if (!key || !canaryOpenedBy(key, vault.canary))
    throw new Error(
      `${file} holds ${keys.map(({ id }) => id).join(", ")}, and the database is encrypted under ${vault.keyId}. ` +
        "This copy would not help you.",
    );
  const seenAt = clock.date();
  await sql`
    insert into "KeyCopy" ("keyId", "seenAt") values (${vault.keyId}, ${seenAt}::timestamptz)
    on conflict ("keyId") do update set "seenAt" = excluded."seenAt"`;
  return { keyId: vault.keyId, seenAt };
}

/** The copy of the master key that wraps new keys. Undefined if nobody has shown one. */
export async function keyCopy(): Promise<KeyCopy | undefined> {
  const [row] = await sql<KeyCopy>`
    select "keyId", "seenAt" from "KeyCopy" where "keyId" = (select "keyId" from "Vault")`;
  return row;
}

function isTheKeyItself(file: string): boolean {
  const own = masterKeyFile();
  if (config.masterKeyCommand !== undefined || !existsSync(own)) return false;
  if (realpathSync(own) === realpathSync(file)) return true;
  const [one, other] = [statSync(own), statSync(file)];
  return one.ino === other.ino && one.dev === other.dev;
}
