import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { deviceStoreName, draftStoredWithinMs } from "#domain/limits.ts";
import { openDevice, shredDevice } from "#client/platform/device.ts";
import type { Schema } from "#client/platform/deviceKeys.ts";
import { openDeviceStore } from "#client/platform/deviceStore.ts";
import { draftTexts, forgetDraftTexts, openDraftTexts, storeDraft } from "#client/platform/draftTexts.ts";
import { pass, standAt } from "#tests/support/heldClock.ts";
import { waitFor } from "#tests/support/screen.ts";
import { stubStore } from "#tests/support/storeInJsdom.ts";

const mood = "kindling.draft.ada.mood";

beforeEach(stubStore);

afterEach(async () => {
  forgetDraftTexts();
  await shredDevice();
  vi.unstubAllGlobals();
});

describe("what is typed", () => {
  // Each key is a letter more. The times are in milliseconds.
  const rhythms: [who: string, keys: number[]][] = [
    ["a steady typist", Array.from({ length: 30 }, (_, key) => key * 90)],
    ["somebody who stops and goes on", [0, 40, 80, 290, 310, 600, 610, 1_200, 1_201, 1_499, 2_000]],
    ["a single press", [0]],
  ];
  test.each(rhythms)(
    "by %s is stored 300 ms later, whenever the browser is killed, and never stands in the browser's own storage",
    async (_who, keys) => {
      const { settle } = await openStore();
      const typedBy = (time: number) => keys.filter((each) => each <= time).length;
      const step = 5;
      const late: string[] = [];
      for (let now = 0; now <= keys.at(-1)! + 2 * draftStoredWithinMs; now += step) {
        for (let key = typedBy(now - step); key < typedBy(now); key += 1) write(key + 1);
        await settle();
        const kept = (await afterKill()).get(mood);
        const least = typedBy(now - draftStoredWithinMs);
        if (lettersIn(kept) < least) late.push(`${lettersIn(kept)} of ${least} letters after ${now} ms`);
        expect(localStorage).toHaveLength(0);
        pass(step);
      }

      expect(late).toEqual([]);
      expect(lettersIn((await afterKill()).get(mood))).toBe(keys.length);
    },
  );

  test.each([
    ["the page is hidden", () => hide()],
    ["the page is left", () => void window.dispatchEvent(new Event("pagehide"))],
  ])("is written at once when %s", async (_what, leave) => {
    const { puts, settle } = await openStore();
    write(3);
    await settle();
    expect(puts).toEqual([]);
    leave();

    expect(puts, "before the page does anything else").toEqual([{ names: [mood], isLeaving: true }]);
    await settle();
    expect(await afterKill()).toEqual(new Map([[mood, letters(3)]]));
  });

  test("is written when it is encrypted, if the page is hidden before", async () => {
    const { settle } = await openStore();
    write(3);
    hide();
    await settle();

    expect(await afterKill()).toEqual(new Map([[mood, letters(3)]]));
  });

  test("is written up to the last encrypted press, if the page closes while the next one is being encrypted", async () => {
    const { settle } = await openStore();
    write(3);
    await settle();
    write(4);
    window.dispatchEvent(new Event("pagehide"));
    // The page is closed: the encryption that is under way never ends.
    forgetDraftTexts();
    await settle();

    expect(await afterKill()).toEqual(new Map([[mood, letters(3)]]));
  });

  test("stays on screen when the store refuses a write, and goes with the next one", async () => {
    const { store, settle } = await openStore();
    const { put } = store.drafts;
    store.drafts.put = () => Promise.reject(new DOMException("No room.", "QuotaExceededError"));
    write(3);
    await settle();
    pass(draftStoredWithinMs);
    await settle();
    expect([draftTexts.read(mood), localStorage.length]).toEqual([letters(3), 0]);
    await expect(storeDraft("kindling.draft.ada.journal", '"Rain."')).rejects.toThrow("No room.");

    store.drafts.put = put;
    await storeDraft("kindling.draft.ada.action", '"Soup."');

    expect(await afterKill()).toEqual(
      new Map([
        [mood, letters(3)],
        ["kindling.draft.ada.journal", '"Rain."'],
        ["kindling.draft.ada.action", '"Soup."'],
      ]),
    );
  });

  test("is deleted at once, also while an earlier write is under way", async () => {
    const { settle } = await openStore();
    write(3);
    await settle();
    pass(draftStoredWithinMs);
    draftTexts.write(mood, null);
    await settle();

    expect([draftTexts.read(mood), await afterKill()]).toEqual([null, new Map()]);
  });

  test("in a form whose entry another tab has saved is dropped", async () => {
    const { store, settle } = await openStore();
    await store.drafts.finish(mood, "saved");
    draftTexts.write(mood, JSON.stringify({ clientId: "saved", note: "New words." }));
    await settle();
    pass(draftStoredWithinMs);
    await settle();

    expect([draftTexts.read(mood), await afterKill()]).toEqual([null, new Map()]);
  });

  test("in another tab is there when the person returns to this one", async () => {
    const { settle } = await openStore();
    const other = await openDeviceStore("ada");
    await other?.drafts.put(new Map([[mood, await other.drafts.seal(mood, letters(5))]]), false);
    other?.close();
    expect(draftTexts.read(mood)).toBeNull();
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();

    await waitFor(() => expect(draftTexts.read(mood)).toBe(letters(5)));
  });

  test("stands in the browser's own storage where there is no store", async () => {
    vi.stubGlobal("crypto", {});
    await openDevice("ada", openDeviceStore);
    await openDraftTexts();
    write(3);

    expect(localStorage.getItem(mood)).toBe(letters(3));
    expect(draftTexts.read(mood)).toBe(letters(3));
  });

  test("while there was no store moves into it when there is one", async () => {
    localStorage.setItem(mood, letters(3));
    await openStore();

    expect([draftTexts.read(mood), localStorage.length]).toEqual([letters(3), 0]);
    expect(await afterKill()).toEqual(new Map([[mood, letters(3)]]));
  });
});

describe("what 0.3.0 left in the browser's own storage", () => {
  // Its own code has written this line, under this key.
  const key = "3b2b451c6c669d104f92505fb77aed4b24e5685e82a3435bb76270faf3516874";
  const line =
    "s 467e0bc847d76b70 3 125cc74cbcc128f568c8ec54d912a1ae8cf762e776381f6c94b64d837453aa48a4e7e9b59023d5fdabcc10441946";
  const words = '{"note":"Grüße vom Fluss.","clientId":"030"}';
  const hour = 3_600_000;
  const now = Date.parse("2026-11-28T09:00:00Z");

  const left: [what: string, line: string, kept: string | undefined][] = [
    ["is moved", line, words],
    ["with its time is moved", `${line} ${now - hour + 1}`, words],
    ["is not moved if the store has newer words", `${line} ${now - hour - 1}`, letters(3)],
    ["as a deletion deletes the draft", "null", undefined],
    ["as a deletion with its time deletes the draft", `null ${now - hour + 1}`, undefined],
    ["as a deletion does not delete newer words", `null ${now - hour - 1}`, letters(3)],
  ];
  test.each(left)("%s", async (_what, kept, expected) => {
    standAt(now - hour);
    await leaveKey(key);
    localStorage.setItem(mood, kept);
    standAt(now);
    await openStore();

    expect([draftTexts.read(mood), localStorage.length]).toEqual([expected ?? null, 0]);
    expect((await afterKill()).get(mood)).toBe(expected);
  });

  test.each([
    ["whose key is gone", undefined],
    ["of another key", key.replaceAll("3", "4")],
  ])("%s is deleted", async (_what, another) => {
    standAt(now);
    await leaveKey(another);
    localStorage.setItem(mood, line);
    await openStore();

    expect([draftTexts.read(mood), localStorage.length]).toEqual([letters(3), 0]);
  });

  /** A database with the draft of three letters, and with the key of 0.3.0. */
  async function leaveKey(hex: string | undefined): Promise<void> {
    const store = await openDeviceStore("ada");
    await store?.drafts.put(new Map([[mood, await store.drafts.seal(mood, letters(3))]]), false);
    store?.close();
    if (!hex) return;
    const db = await openDB<Schema>(`${deviceStoreName}ada`);
    const typing = await crypto.subtle.importKey("raw", Buffer.from(hex, "hex"), "AES-CTR", false, ["decrypt"]);
    await db.put("keys", typing, "typing");
    db.close();
  }
});

/** Opens the store of this device. `settle` waits for what it encrypts and writes. */
async function openStore() {
  const store = await openDeviceStore("ada");
  if (!store) throw new Error("There is no store.");
  const { seal, put } = store.drafts;
  const underWay = new Set<Promise<unknown>>();
  const puts: { names: string[]; isLeaving: boolean }[] = [];
  const noted = <Result>(work: Promise<Result>) => {
    underWay.add(work);
    void work.catch(() => undefined).finally(() => underWay.delete(work));
    return work;
  };
  store.drafts.seal = (...draft) => noted(seal(...draft));
  store.drafts.put = (drafts, isLeaving) => {
    puts.push({ names: [...drafts.keys()], isLeaving });
    return noted(put(drafts, isLeaving));
  };
  await openDevice("ada", async () => store);
  await openDraftTexts();
  const settle = async () => {
    do {
      await Promise.allSettled(underWay);
      // What was waiting for it goes on.
      await new Promise(setImmediate);
    } while (underWay.size > 0);
  };
  return { store, puts, settle };
}

/** What another start finds in the same database. */
async function afterKill(): Promise<Map<string, string>> {
  const store = await openDeviceStore("ada");
  const all = new Map(await store?.drafts.all());
  store?.close();
  return all;
}

function write(count: number): void {
  draftTexts.write(mood, letters(count));
}

function letters(count: number): string {
  return JSON.stringify({ note: "x".repeat(count) });
}

function lettersIn(text = letters(0)): number {
  return (JSON.parse(text) as { note: string }).note.length;
}

function hide(): void {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => state.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
}
