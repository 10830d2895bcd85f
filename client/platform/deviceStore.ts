import { deleteDB, openDB, type IDBPDatabase } from "idb";
import { deviceStoreName } from "#domain/limits.ts";
import { clock } from "./clock.ts";
import { answersOf } from "./deviceAnswers.ts";
import { draftsOf } from "./deviceDrafts.ts";
import { keyIn, type KeyName, type Schema } from "./deviceKeys.ts";
import { seal, unseal, type Sealed } from "./sealing.ts";

/** The stores with encrypted values. */
const sealedStores = ["answers", "outbox", "drafts"] as const;

/** An item of the outbox that the server has saved, by its id here and as an entry. */
export interface SentMark {
  id: number;
  entryId: string;
}

/** A draft that is ready to be written. */
export interface SealedDraft {
  row: Sealed & { at: number };
  /** The save that it is for. */
  saveId: string | undefined;
}

/** The data that this device stores for one person (docs/decisions/0034). Every function rejects if the browser refuses. */
export interface DeviceStore {
  userId: string;
  drafts: {
    /** Without those of finished saves. */
    all: () => Promise<[name: string, text: string][]>;
    /** Encrypts a draft ahead, so that `put` can write it at once. */
    seal: (name: string, text: string) => Promise<SealedDraft>;
    /**
     * Writes drafts, and deletes those that are null. A draft of a finished save is deleted, too.
     *
     * @param isLeaving Whether the page may end at any moment. All is then written before this returns, and `all` leaves out what
     *   belongs to a finished save.
     * @returns The names of the drafts whose save is finished.
     */
    put: (drafts: ReadonlyMap<string, SealedDraft | null>, isLeaving: boolean) => Promise<ReadonlySet<string>>;
    /** Moves what stands in the browser's own storage into the store, unless something newer is stored. */
    moveIn: (name: string, kept: string) => Promise<void>;
    /** Deletes the draft of a save, and remembers the save. Resolves when that is on the disk. */
    finish: (name: string, saveId: string) => Promise<void>;
    /** Lets a finished save have a draft again. */
    reopen: (saveId: string) => Promise<void>;
  };
  outbox: {
    /** In the order in which they were added. */
    all: () => Promise<[id: number, value: unknown][]>;
    /** Resolves when the value is on the disk, and the one that it replaces is not. */
    add: (value: unknown, replaces?: number) => Promise<number>;
    /** Changes a value that is still there. */
    put: (id: number, value: unknown) => Promise<void>;
    has: (id: number) => Promise<boolean>;
    remove: (id: number) => Promise<void>;
  };
  answers: {
    /** `what` identifies the request. It is stored as a hash. */
    get: (what: string) => Promise<{ value: unknown; at: number } | undefined>;
    put: (what: string, value: unknown, at: number) => Promise<void>;
    /** Every answer that opens, in no order. */
    all: () => Promise<{ value: unknown; at: number }[]>;
    /** Drops every answer together with its key. */
    clear: () => Promise<void>;
  };
  /** Tells this tab and others that something changed, and which item of the outbox was sent. */
  tell: (sent?: SentMark) => void;
  /** Calls `listener` on each change. It gets what another tab has sent. */
  onChange: (listener: (sent?: SentMark) => void) => () => void;
  /** Deletes the keys first, so that nothing can be decrypted, then everything else. Other tabs close their store. */
  shred: () => Promise<void>;
  close: () => void;
}

/** How long a browser may take to open the store before it counts as missing. */
export const patienceMs = 500;

/**
 * Opens the store of a person.
 *
 * @returns Undefined if the browser has no such store, refuses, or hangs.
 */
export async function openDeviceStore(userId: string): Promise<DeviceStore | undefined> {
  // A database without keys would stay on the device.
  if (!globalThis.crypto?.subtle) return undefined;

  const opening = opened(userId);
  const late = new Promise<undefined>((resolve) => void clock.after(patienceMs, () => resolve(undefined)));
  const store = await Promise.race([opening, late]).catch(() => undefined);
  if (!store) void opening.then((tooLate) => tooLate.close()).catch(() => undefined);
  return store;
}

async function opened(userId: string): Promise<DeviceStore> {
  const db = await openDB<Schema>(nameOf(userId), 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore("keys");
      fresh.createObjectStore("answers");
      fresh.createObjectStore("outbox", { autoIncrement: true });
      fresh.createObjectStore("drafts");
    },
    // Another tab deletes the database at a sign-out.
    blocking: () => close(),
  });
  const channel = new BroadcastChannel(`kindling.device ${userId}`);
  const listeners = new Set<(sent?: SentMark) => void>();
  const close = () => {
    db.close();
    channel.close();
    listeners.clear();
  };
  const keys = await keysIn(db).catch((error: unknown) => {
    close();
    throw error;
  });
  const hear = (sent?: SentMark) => {
    for (const listener of listeners) listener(sent);
  };
  // Tabs of an older build send "changed", and understand any message but "gone" as that.
  channel.addEventListener("message", ({ data }) => (data === "gone" ? close() : hear(sentIn(data))));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const post = (message: "changed" | "gone" | SentMark) => channel.postMessage(message);

  return {
    userId,
    drafts: draftsOf(db, keys.writing),
    outbox: outboxOf(db, keys.writing),
    answers: answersOf(db, keys),
    tell: (sent) => {
      post(sent ?? "changed");
      hear();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shred: async () => {
      await empty(db);
      post("gone");
      close();
      await deleteDB(nameOf(userId));
    },
    close,
  };
}

async function keysIn(db: IDBPDatabase<Schema>): Promise<Record<KeyName, CryptoKey>> {
  const [answers, writing] = await Promise.all([keyIn(db, "answers"), keyIn(db, "writing")]);
  return { answers, writing };
}

function sentIn(message: unknown): SentMark | undefined {
  // Safe: only `tell` posts objects on this channel.
  return typeof message === "object" ? (message as SentMark) : undefined;
}

/** Deletes the keys first, in a transaction of their own. */
async function empty(db: IDBPDatabase<Schema>): Promise<void> {
  const burning = db.transaction("keys", "readwrite", { durability: "strict" });
  await Promise.all([burning.store.clear(), burning.done]);
  const emptying = db.transaction(sealedStores, "readwrite");
  await Promise.all([...sealedStores.map((name) => emptying.objectStore(name).clear()), emptying.done]);
}

function nameOf(userId: string): string {
  return `${deviceStoreName}${userId}`;
}

function outboxOf(db: IDBPDatabase<Schema>, key: CryptoKey): DeviceStore["outbox"] {
  // Without it, a browser may report a write that a power cut then loses.
  const begin = () => db.transaction("outbox", "readwrite", { durability: "strict" });
  return {
    all: () => allIn(db, key),
    add: async (value, replaces) => {
      const sealed = await seal(key, "outbox", value);
      const adding = begin();
      const [added] = await Promise.all([
        adding.store.add(sealed),
        replaces === undefined ? undefined : adding.store.delete(replaces),
        adding.done,
      ]);
      // From now on it is stored nowhere else. Browsers that ask the person do so at this moment.
      void askToStay();
      return added;
    },
    put: async (id, value) => {
      const sealed = await seal(key, "outbox", value);
      const putting = begin();
      // Another tab, or a later edit, may have taken it away meanwhile.
      if (await putting.store.getKey(id)) await putting.store.put(sealed, id);
      await putting.done;
    },
    has: async (id) => (await db.getKey("outbox", id)) !== undefined,
    remove: async (id) => {
      const removing = begin();
      await Promise.all([removing.store.delete(id), removing.done]);
    },
  };
}

/** Asks the browser not to clear the store when room is short. */
async function askToStay(): Promise<void> {
  const { storage } = navigator as Partial<Pick<Navigator, "storage">>;
  await storage?.persist?.().catch(() => undefined);
}

/** The values in the order of their keys. */
async function allIn(db: IDBPDatabase<Schema>, key: CryptoKey): Promise<[id: number, value: unknown][]> {
  const reading = db.transaction("outbox");
  const [ids, rows] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
  const values = await Promise.all(rows.map((row) => unseal(key, "outbox", row)));
  return ids.map((id, index) => [id, values[index]]);
}
