import { onTestFinished } from "vitest";
import { openDevice, shredDevice } from "#client/platform/device.ts";
import type { DeviceStore } from "#client/platform/deviceStore.ts";
import { globalIdOf } from "./globalId.ts";
import type { Person } from "./people.ts";

/** A device's store in a test's memory, which jsdom has no database for. The test can look into it and break it. */
export interface DeviceInMemory extends DeviceStore {
  /** The stored values, by store. */
  held: {
    drafts: Map<string, string>;
    outbox: Map<number, unknown>;
    answers: Map<string, { value: unknown; at: number }>;
  };
}

/** Opens an empty store for a person until the test ends. `broken` replaces functions of it. */
export async function openMemory(
  { id }: Person,
  broken: { [Name in "drafts" | "outbox" | "answers"]?: Partial<DeviceStore[Name]> } = {},
): Promise<DeviceInMemory> {
  const store = deviceInMemory(globalIdOf(id, "User"), broken);
  await shredDevice();
  await openDevice(store.userId, async () => store);
  onTestFinished(shredDevice);
  return store;
}

function deviceInMemory(userId: string, broken: Parameters<typeof openMemory>[1] = {}): DeviceInMemory {
  const held: DeviceInMemory["held"] = { drafts: new Map(), outbox: new Map(), answers: new Map() };
  const listeners = new Set<Parameters<DeviceStore["onChange"]>[0]>();
  const finished = new Set<string>();
  let lastId = 0;

  return {
    userId,
    held,
    drafts: {
      all: async () => [...held.drafts],
      // It encrypts nothing. What it would encrypt stands in place of the row.
      seal: async (_name, text) => {
        const draft: { clientId?: string } | null = JSON.parse(text);
        return { row: { iv: new Uint8Array(), bytes: bytesOf(text), at: Date.now() }, saveId: draft?.clientId };
      },
      put: async (drafts) => {
        const ofFinished = new Set<string>();
        for (const [name, draft] of drafts) {
          const isFinished = finished.has(draft?.saveId ?? "");
          if (isFinished) ofFinished.add(name);
          if (draft && !isFinished) held.drafts.set(name, new TextDecoder().decode(draft.row.bytes));
          else held.drafts.delete(name);
        }
        return ofFinished;
      },
      moveIn: async (name, text) => void held.drafts.set(name, text),
      finish: async (name, saveId) => {
        held.drafts.delete(name);
        finished.add(saveId);
      },
      reopen: async (saveId) => void finished.delete(saveId),
      ...broken.drafts,
    },
    outbox: {
      all: async () => [...held.outbox].toSorted(([one], [other]) => one - other),
      add: async (value, replaces) => {
        lastId += 1;
        held.outbox.set(lastId, structuredClone(value));
        if (replaces !== undefined) held.outbox.delete(replaces);
        return lastId;
      },
      put: async (id, value) => void (held.outbox.has(id) && held.outbox.set(id, structuredClone(value))),
      has: async (id) => held.outbox.has(id),
      remove: async (id) => void held.outbox.delete(id),
      ...broken.outbox,
    },
    answers: {
      get: async (what) => held.answers.get(what),
      put: async (what, value, at) => void held.answers.set(what, { value: structuredClone(value), at }),
      all: async () => [...held.answers.values()],
      clear: async () => held.answers.clear(),
      ...broken.answers,
    },
    tell: (sent) => {
      for (const listener of listeners) listener(sent);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shred: async () => {
      for (const store of Object.values(held)) store.clear();
    },
    close: () => undefined,
  };
}

function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}
