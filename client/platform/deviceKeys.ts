import type { DBSchema, IDBPDatabase } from "idb";
import { newStreamKey } from "./keyStream.ts";
import { newKey, type Sealed } from "./sealing.ts";

/** One key encrypts stored answers of the server, the others what the person wrote and the server does not have yet. */
export type KeyName = "answers" | "writing" | "typing";

export interface Schema extends DBSchema {
  keys: { key: KeyName; value: CryptoKey };
  answers: { key: string; value: Sealed & { at: number } };
  outbox: { key: number; value: Sealed };
  drafts: { key: string; value: Sealed & { at?: number } };
}

/** The key of this name. The first tab that needs it creates it. */
export async function keyIn(db: IDBPDatabase<Schema>, name: KeyName): Promise<CryptoKey> {
  const known = await db.get("keys", name);
  if (known) return known;
  const made = await (name === "typing" ? newStreamKey() : newKey());
  const keeping = db.transaction("keys", "readwrite", { durability: "strict" });
  const first = await keeping.store.get(name);
  if (!first) await keeping.store.put(made, name);
  await keeping.done;
  return first ?? made;
}
