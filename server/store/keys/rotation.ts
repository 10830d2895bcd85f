import { sql } from "#server/store/db.ts";
import { readMasterKeys, type MasterKey } from "./masterKey.ts";
import { keyBinding } from "./keyring.ts";
import type { Binding } from "./sealing.ts";
import { canaryOf, instanceKeyBinding } from "./vault.ts";
import { unwrapped, wrapped } from "./wrapping.ts";

export interface Rotation {
  /** The master key that wraps everything now. */
  to: string;
  rewrapped: number;
  /** The other master keys, with how many values each still wraps. */
  others: { id: string; named: number }[];
}

const batch = 2_000;

/**
 * Wraps every key under the first master key. Servers may run meanwhile. It can be interrupted and repeated at any
 * time: a value is replaced only if it is unchanged since it was read.
 */
export async function rotate(): Promise<Rotation> {
  const keys = await readMasterKeys();
  const [first] = keys;
  if (!first) throw new Error("There is no master key to wrap by.");

  // First of all, so that new people's keys are wrapped under this key from now on.
  await sql`update "Vault" set "keyId" = ${first.id}, canary = ${canaryOf(first)}::bytea where "keyId" <> ${first.id}`;
  const rewrapped = (await rewrapInstanceKeys(first)) + (await rewrapPersonKeys(first));
  const others = [];
  for (const { id } of keys.slice(1)) others.push({ id, named: await namesOf(id) });
  return { to: first.id, rewrapped, others };
}

async function rewrapInstanceKeys(to: MasterKey): Promise<number> {
  const rows = await sql<{ purpose: string; version: number; wrapped: Uint8Array }>`
    select purpose, version, wrapped from "InstanceKey" where substring(wrapped from 1 for 8) <> ${idOf(to)}::bytea`;
  for (const { purpose, version, wrapped: before } of rows) {
    const after = await wrappedAnew(to, instanceKeyBinding(purpose, version), before);
    await sql`
      update "InstanceKey" set wrapped = ${after}::bytea
      where purpose = ${purpose} and version = ${version}::int and wrapped = ${before}::bytea`;
  }
  return rows.length;
}

async function rewrapPersonKeys(to: MasterKey): Promise<number> {
  for (let count = 0; ;) {
    const rows = await sql<{ userId: string; version: number; wrapped: Uint8Array }>`
      select "userId", version, wrapped from "PersonKey"
      where substring(wrapped from 1 for 8) <> ${idOf(to)}::bytea limit ${batch}`;
    if (rows.length === 0) return count;

    const after = await Promise.all(
      rows.map(async ({ userId, version, wrapped: before }) => ({
        userId,
        version,
        before,
        after: await wrappedAnew(to, keyBinding(userId, version), before),
      })),
    );
    const done = await sql`
      update "PersonKey" k set wrapped = g.after
      from unnest(${after.map(({ userId }) => userId)}::uuid[], ${after.map(({ version }) => version)}::int[],
                  ${after.map(({ before }) => before)}::bytea[], ${after.map((row) => row.after)}::bytea[])
           as g("userId", version, before, after)
      where k."userId" = g."userId" and k.version = g.version and k.wrapped = g.before
      returning 1`;
    count += done.length;
  }
}

async function wrappedAnew(to: MasterKey, place: Binding, before: Uint8Array): Promise<Buffer> {
  return wrapped(to, place, await unwrapped(place, before));
}

async function namesOf(id: string): Promise<number> {
  const bytes = Buffer.from(id, "hex");
  const [row] = await sql<{ count: number }>`
    select ((select count(*) from "PersonKey" where substring(wrapped from 1 for 8) = ${bytes}::bytea) +
            (select count(*) from "InstanceKey" where substring(wrapped from 1 for 8) = ${bytes}::bytea) +
            (select count(*) from "Vault" where "keyId" = ${id}))::int as count`;
  return row?.count ?? 0;
}

function idOf({ id }: MasterKey): Buffer {
  return Buffer.from(id, "hex");
}
