import type { IDBPDatabase } from "idb";
import { clock } from "./clock.ts";
import type { DeviceStore } from "./deviceStore.ts";
import type { Schema } from "./deviceKeys.ts";
import { seal, unseal } from "./sealing.ts";
import type { KeyStream } from "./keyStream.ts";
import { isRecord } from "./problem.ts";
import { sealedMark } from "./sealedMark.ts";

/** Begins the names of rows that mark a finished save. */
const finished = "finished ";
/** Which finished saves are remembered: the last ones, and all of the last hour. A killed browser forgets some minutes. */
const remembered = { saves: 50, ms: 3_600_000 };

/** Stands in the browser's storage in place of a deleted draft, until that is deleted from the store, too. */
const dropped = "null";
/** What stands in the browser's storage, with the time when it was written. An older build writes no time. */
const withTime = new RegExp(`^(${dropped}|${sealedMark} .*) (\\d{13,})$`);

/** The drafts of an open database, and which saves are finished. */
export function draftsOf(db: IDBPDatabase<Schema>, key: CryptoKey, typing: KeyStream): DeviceStore["drafts"] {
  const begin = (durability: IDBTransactionDurability) => db.transaction("drafts", "readwrite", { durability });

  return {
    all: async () => {
      const reading = db.transaction("drafts");
      const [names, rows] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
      const drafts = rows
        .map((row, index) => ({ row, name: names[index] ?? "" }))
        .filter(({ name }) => !name.startsWith(finished));
      return Promise.all(
        drafts.map(async ({ row, name }): Promise<[string, unknown]> => [name, await unseal(key, placeOf(name), row)]),
      );
    },
    sealNow: (text) => {
      const sealed = text === null ? dropped : typing.seal(text);
      return sealed === text ? sealed : `${sealed} ${clock.now()}`;
    },
    moveIn: async (name, kept) => {
      const [, line = kept, time = clock.now()] = withTime.exec(kept) ?? [];
      const text = await typing.unseal(line);
      if (text === undefined) return undefined;

      const row = text === dropped ? undefined : await seal(key, placeOf(name), text);
      const saveId = saveIdIn(text);
      const { store, done } = begin("default");
      const isOlder = isNewer(await store.get(name), Number(time));
      const isFinished = saveId !== undefined && (await store.getKey(finished + saveId)) !== undefined;
      const isKept = row && !isFinished;
      if (!isOlder) await (isKept ? store.put({ ...row, at: Number(time) }, name) : store.delete(name));
      await done;
      return isOlder ? undefined : isKept ? text : null;
    },
    finish: async (name, saveId) => {
      const mark = await seal(key, placeOf(finished + saveId), true);
      // Without "strict", a power cut may lose a write that the browser has reported.
      const { store, done } = begin("strict");
      await Promise.all([store.delete(name), store.put({ ...mark, at: clock.now() }, finished + saveId)]);
      const range = IDBKeyRange.bound(finished, `${finished}\uffff`);
      const [names, rows] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      const newestFirst = rows
        .map(({ at = 0 }, index) => ({ at, name: names[index] ?? "" }))
        .toSorted((one, other) => other.at - one.at);
      const old = newestFirst.slice(remembered.saves).filter(({ at }) => at < clock.now() - remembered.ms);
      await Promise.all([...old.map((each) => store.delete(each.name)), done]);
    },
    reopen: async (saveId) => {
      const { store, done } = begin("strict");
      await Promise.all([store.delete(finished + saveId), done]);
    },
  };
}

function placeOf(name: string): string {
  return `drafts ${name}`;
}

/** Whether a stored draft is newer. A time in the future was written while the clock was wrong. */
function isNewer(stored: { at?: number } | undefined, at: number): boolean {
  return stored?.at !== undefined && stored.at > at && stored.at <= clock.now();
}

/** The id of the save that a draft is for. */
function saveIdIn(text: string): string | undefined {
  try {
    const draft: unknown = JSON.parse(text);
    return isRecord(draft) && typeof draft.clientId === "string" ? draft.clientId : undefined;
  } catch {
    // What is no draft of ours moves on as it is.
    return undefined;
  }
}
