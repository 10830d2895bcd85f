import type { DBSchema, IDBPDatabase } from "idb";
import { newKey, type Sealed } from "./sealing.ts";

/** One key encrypts stored answers of the server, the other what the person wrote and the server does not have yet. */
export type KeyName = "answers" | "writing";

export interface Schema extends DBSchema {
  /** "typing" is a key of 0.3.0 (draftsOf030.ts). */
  keys: { key: KeyName | "typing"; value: CryptoKey };
  answers: { key: string; value: Sealed & { at: number } };
  outbox: { key: number; value: Sealed };
  drafts: { key: string; value: Sealed & { at?: number } };
}

/** The key of this name. The first tab that needs it creates it. */
export async function keyIn(db: IDBPDatabase<Schema>, name: KeyName): Promise<CryptoKey> {
  const known = await db.get("keys", name);
  if (known) return known;
  const made = await newKey();
  const keeping = db.transaction("keys", "readwrite", { durability: "strict" });
  const first = await keeping.store.get(name);
  if (!first) await keeping.store.put(made, name);
  await keeping.done;
  return first ?? made;
}
