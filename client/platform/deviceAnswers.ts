import type { IDBPDatabase } from "idb";
import { answersStored } from "#domain/limits.ts";
import { clock } from "./clock.ts";
import { keyIn, type KeyName, type Schema } from "./deviceKeys.ts";
import type { DeviceStore } from "./deviceStore.ts";
import { hashOf, seal, unseal } from "./sealing.ts";

/** The stored answers of the server, newest kept, within their limits (docs/rules.md, Limits). */
export function answersOf(db: IDBPDatabase<Schema>, keys: Record<KeyName, CryptoKey>): DeviceStore["answers"] {
  const trim = async () => {
    const trimming = db.transaction("answers", "readwrite");
    const rows: { name: string; at: number; size: number }[] = [];
    for await (const { key: name, value } of trimming.store)
      rows.push({ name, at: value.at, size: value.bytes.byteLength });
    let left = answersStored.bytes;
    for (const { name, at, size } of rows.toSorted((one, other) => other.at - one.at)) {
      left -= size;
      if (left < 0 || at < oldest()) await trimming.store.delete(name);
    }
    await trimming.done;
  };
  let puts = 0;
  return {
    get: async (what) => {
      const name = await hashOf(what);
      const row = await db.get("answers", name);
      if (!row || row.at < oldest()) return undefined;
      const value = await unseal(keys.answers, `answers ${name}`, row);
      return value === undefined ? undefined : { value, at: row.at };
    },
    put: async (what, value, at) => {
      const name = await hashOf(what);
      const sealed = await seal(keys.answers, `answers ${name}`, value);
      await db.put("answers", { ...sealed, at }, name);
      puts += 1;
      if (puts % 20 === 1) await trim();
    },
    all: async () => {
      const reading = db.transaction("answers");
      const [names, rows] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
      const answers = rows.map(async (row, index) => ({
        value: row.at < oldest() ? undefined : await unseal(keys.answers, `answers ${names[index]}`, row),
        at: row.at,
      }));
      return (await Promise.all(answers)).filter(({ value }) => value !== undefined);
    },
    clear: async () => {
      const burning = db.transaction(["keys", "answers"], "readwrite", { durability: "strict" });
      await Promise.all([
        burning.objectStore("keys").delete("answers"),
        burning.objectStore("answers").clear(),
        burning.done,
      ]);
      keys.answers = await keyIn(db, "answers");
    },
  };
}

function oldest(): number {
  return clock.now() - answersStored.days * 86_400_000;
}
