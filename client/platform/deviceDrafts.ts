import type { IDBPDatabase } from "idb";
import { clock } from "./clock.ts";
import type { Schema } from "./deviceKeys.ts";
import type { DeviceStore, SealedDraft } from "./deviceStore.ts";
import { draftOf030 } from "./draftsOf030.ts";
import { isRecord } from "./problem.ts";
import { seal, unseal } from "./sealing.ts";

/** Begins the names of rows that mark a finished save. */
const finished = "finished ";
/** Which finished saves are remembered, because another tab may have the draft open: the last ones, and all of the last hour. */
const remembered = { saves: 50, ms: 3_600_000 };

/** The drafts of an open database, and which saves are finished. */
export function draftsOf(db: IDBPDatabase<Schema>, key: CryptoKey): DeviceStore["drafts"] {
  const begin = (durability: IDBTransactionDurability) => db.transaction("drafts", "readwrite", { durability });

  return {
    all: () => allIn(db, key),
    seal: (name, text) => sealed(key, name, text),
    put: async (drafts, isLeaving) => {
      const writing = begin("default");
      const { store, done } = writing;
      const ofFinished = new Set<string>();
      const writes = [...drafts].map(async ([name, draft]) => {
        await (draft ? store.put(draft.row, name) : store.delete(name));
        if (isLeaving || draft?.saveId === undefined || !(await store.getKey(finished + draft.saveId))) return;
        await store.delete(name);
        ofFinished.add(name);
      });
      // Without this, the browser drops a transaction whose page has gone.
      if (isLeaving) writing.commit();
      await Promise.all([...writes, done]);
      return ofFinished;
    },
    moveIn: async (name, kept) => {
      const { text, at } = (await draftOf030(db, kept)) ?? { text: kept, at: clock.now() };
      if (text === undefined) return;

      const draft = text === null ? null : await sealed(key, name, text, at);
      const { store, done } = begin("default");
      if (!isNewer(await store.get(name), at)) await (draft ? store.put(draft.row, name) : store.delete(name));
      await done;
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

/** The drafts whose save is not finished. */
async function allIn(db: IDBPDatabase<Schema>, key: CryptoKey): Promise<[name: string, text: string][]> {
  const reading = db.transaction("drafts");
  const [names, rows] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
  const marks = new Set(names.filter((name) => name.startsWith(finished)));
  const opened = rows
    .map((row, index) => ({ row, name: names[index] ?? "" }))
    .filter(({ name }) => !marks.has(name))
    .map(async ({ row, name }) => [name, await unseal(key, placeOf(name), row)] as const);
  return (await Promise.all(opened)).filter(
    (draft): draft is [string, string] =>
      typeof draft[1] === "string" && !marks.has(`${finished}${saveIdIn(draft[1])}`),
  );
}

async function sealed(key: CryptoKey, name: string, text: string, at = clock.now()): Promise<SealedDraft> {
  return { row: { ...(await seal(key, placeOf(name), text)), at }, saveId: saveIdIn(text) };
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
    // What is no draft of ours has none.
    return undefined;
  }
}
