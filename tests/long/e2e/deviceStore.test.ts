/* oxlint-disable typescript/unbound-method -- the functions of the browser are replaced on their prototypes, to watch or to break them */
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { answersStored } from "#domain/limits.ts";
import { stopClock, useBrowser, visit } from "#tests/support/browser.ts";
import { openStorePage } from "#tests/support/storeInBrowser.ts";

// What the device stores, in the browser's own database: what only a browser has.

useBrowser();

let page: Page;
beforeEach(async () => {
  const opened = await visit({ path: "about:blank" });
  // A transaction that a test aborts.
  opened.mayComplainOf(/^AbortError/);
  ({ page } = opened);
  await openStorePage(page);
});

describe("what a device stores", () => {
  test("is sealed, each kind under a key that no script can read, and apart for each person", async () => {
    const seen = await page.evaluate(async () => {
      const store = await window.kindlingStore.openDeviceStore("ada");
      await store?.outbox.add({ note: "a secret herring" });
      await store?.drafts.moveIn("mood", JSON.stringify("a secret herring"));
      await store?.answers.put("a secret question", "a secret herring", Date.now());
      const other = await window.kindlingStore.openDeviceStore("bo");
      const sealed = await Promise.all(["answers", "outbox", "drafts"].map((name) => window.rowsOf("ada", name)));
      const rows = sealed
        .flat()
        .map(
          ([key, row]) => JSON.stringify(key) + new TextDecoder("latin1").decode((row as { bytes: ArrayBuffer }).bytes),
        );
      const keys = (await window.rowsOf("ada", "keys")).map(([, key]) => (key as CryptoKey).extractable);
      return {
        rows,
        keys,
        back: [
          await store?.outbox.all(),
          await store?.drafts.all(),
          (await store?.answers.get("a secret question"))?.value,
        ],
        others: [await other?.outbox.all(), await other?.drafts.all(), await other?.answers.get("a secret question")],
      };
    });

    expect(seen.rows).toHaveLength(3);
    expect(seen.rows.join("\n")).not.toMatch(/secret|herring/);
    expect(seen.keys).toEqual([false, false]);
    expect(seen.back).toEqual([
      [[1, { note: "a secret herring" }]],
      [["mood", '"a secret herring"']],
      "a secret herring",
    ]);
    expect(seen.others).toEqual([[], [], undefined]);
  });

  test("of what waits is on the disk before it counts as stored", async () => {
    const asked = await page.evaluate(async () => {
      const store = await window.kindlingStore.openDeviceStore("ada");
      const durabilities: unknown[] = [];
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
        durabilities.push(args[2]?.durability);
        return transaction.apply(this, args);
      };
      let isAsked = 0;
      StorageManager.prototype.persist = async () => {
        isAsked += 1;
        return true;
      };
      const id = (await store?.outbox.add("one")) ?? 0;
      await store?.outbox.put(id, "two");
      await store?.outbox.remove(id);
      return { durabilities, isAsked };
    });

    expect(asked.durabilities).toEqual(["strict", "strict", "strict"]);
    expect(asked.isAsked, "to stay when room is short").toBeGreaterThan(0);
  });

  test("of what waits is replaced in one step, and what was removed is not changed", async () => {
    const kept = await page.evaluate(async () => {
      const store = await window.kindlingStore.openDeviceStore("ada");
      const first = (await store?.outbox.add("first")) ?? 0;
      const second = (await store?.outbox.add("second", first)) ?? 0;
      await store?.outbox.put(first, "changed too late");
      const before = await store?.outbox.all();
      const transactions: unknown[] = [];
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
        transactions.push(args[0]);
        return transaction.apply(this, args);
      };
      await store?.outbox.add("third", second);
      return { before, transactions, after: await store?.outbox.all() };
    });

    expect(kept.before).toEqual([[2, "second"]]);
    expect(kept.transactions).toEqual(["outbox", "outbox"]);
    expect(kept.after).toEqual([[3, "third"]]);
  });

  test("a finished save has no draft unless it is reopened; the device remembers the last 50 saves for over an hour", async () => {
    const seen = await page.evaluate(async () => {
      const store = await window.kindlingStore.openDeviceStore("ada");
      if (!store) throw new Error("There is no store.");
      const { seal, put, finish, reopen, all } = store.drafts;
      const draft = JSON.stringify({ clientId: "1", note: "Herrings." });
      const write = async (isLeaving = false) => [
        ...(await put(new Map([["mood", await seal("mood", draft)]]), isLeaving)),
      ];
      await write();
      await finish("mood", "1");
      const kept = [await all(), await write(), await all(), await write(true), await all()];
      await reopen("1");
      kept.push(await write(), await all());
      const { now } = Date;
      Date.now = () => now() - 7_200_000;
      for (let save = 2; save < 60; save += 1) await finish(`form ${save}`, `${save}`);
      const withinAnHour = (await window.rowsOf("ada", "drafts")).length;
      Date.now = now;
      await finish("form 60", "60");
      const marks = (await window.rowsOf("ada", "drafts")).map(([name]) => name);
      return { draft, kept, withinAnHour, marks };
    });

    expect(seen.kept).toEqual([[], ["mood"], [], [], [], [], [["mood", seen.draft]]]);
    expect(seen.withinAnHour, "58 marks and a draft").toBe(59);
    expect(seen.marks).toHaveLength(51);
    expect(seen.marks).toContain("finished 60");
    expect(seen.marks).not.toContain("finished 2");
  });

  test("is sealed under the same keys by two tabs that open it for the first time at once", async () => {
    const read = await page.evaluate(async () => {
      const { openDeviceStore } = window.kindlingStore;
      const [one, other] = await Promise.all([openDeviceStore("ada"), openDeviceStore("ada")]);
      await one?.outbox.add("of one");
      await other?.outbox.add("of the other");
      return [await one?.outbox.all(), await other?.outbox.all()];
    });

    const both = [
      [1, "of one"],
      [2, "of the other"],
    ];
    expect(read).toEqual([both, both]);
  });

  test("of what was read goes after 30 days, and the oldest of it beyond 5 MB", async () => {
    const { bytes, days } = answersStored;
    const seen = await page.evaluate(
      async ({ most, month }) => {
        const store = await window.kindlingStore.openDeviceStore("ada");
        const now = Date.now();
        const has = async (what: string) => (await store?.answers.get(what)) !== undefined;
        const long = "x".repeat(most / 5);
        await store?.answers.put("young", "1", now - month + 60_000);
        await store?.answers.put("old", "2", now - month - 1);
        const byAge = [await has("young"), await has("old")];
        // Every twentieth looks for what is too much.
        for (let each = 0; each < 19; each += 1)
          await store?.answers.put(`filler ${each % 6}`, long, now - 1_000 + each);
        const kept = await Promise.all(["young", ...[0, 1, 2, 3, 4, 5].map((each) => `filler ${each}`)].map(has));
        return { byAge, kept };
      },
      { most: bytes, month: days * 86_400_000 },
    );

    expect(seen.byAge).toEqual([true, false]);
    // Four of a fifth and a bit fit. The last written are fillers 0, 5, 4 and 3.
    expect(seen.kept).toEqual([false, true, false, false, true, true, true]);
  });

  test("of what was read goes together with its key, and what waits stays", async () => {
    const seen = await page.evaluate(async () => {
      const store = await window.kindlingStore.openDeviceStore("ada");
      await store?.answers.put("home", "1", Date.now());
      await store?.outbox.add("waits");
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of this file
      const keys = async () => new Map(await window.rowsOf("ada", "keys")) as Map<IDBValidKey, CryptoKey>;
      const before = await keys();
      const iv = new Uint8Array(12);
      const made = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, before.get("answers")!, new Uint8Array(1));
      await store?.answers.clear();
      const after = await keys();
      const opens = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, after.get("answers")!, made).then(
        () => true,
        () => false,
      );
      await store?.answers.put("home", "2", Date.now());
      return {
        opens,
        isWritingThere: before.has("writing") && after.has("writing"),
        home: (await store?.answers.get("home"))?.value,
        outbox: (await (await window.kindlingStore.openDeviceStore("ada"))?.outbox.all())?.length,
      };
    });

    expect(seen).toEqual({ opens: false, isWritingThere: true, home: "2", outbox: 1 });
  });

  test("is shredded keys first, while another tab has it open", async () => {
    const second = await page.context().newPage();
    await openStorePage(second);
    await second.evaluate(async () => {
      const store = await window.kindlingStore.openDeviceStore("ada");
      await store?.outbox.add("waits");
    });
    const order = await page.evaluate(async () => {
      const store = await window.kindlingStore.openDeviceStore("ada");
      const emptied: string[] = [];
      const { clear } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.clear = function (this: IDBObjectStore) {
        emptied.push(this.name);
        return clear.call(this);
      };
      await store?.shred();
      return emptied;
    });

    expect(order[0]).toBe("keys");
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  });
});

describe("a browser without a store", () => {
  // Each replaces what the browser has, in a page of its own.
  const without: [what: string, change: () => void][] = [
    ["has no database", () => void Reflect.deleteProperty(window, "indexedDB")],
    [
      "refuses to open one",
      () =>
        void (IDBFactory.prototype.open = () => {
          throw new DOMException("Not here.", "SecurityError");
        }),
    ],
    ["never answers", () => void (IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest)],
    [
      "has no place for keys, as on plain http",
      () => void Object.defineProperty(crypto, "subtle", { value: undefined }),
    ],
    [
      "cannot keep a key",
      () =>
        void (IDBObjectStore.prototype.put = () => {
          throw new DOMException("No clone.", "DataCloneError");
        }),
    ],
  ];
  test.each(without)("%s, and says so within a second", async (what, change) => {
    await page.evaluate(`(${change.toString()})()`);

    await stopClock(page);
    const opening = page.evaluate(() =>
      window.kindlingStore.openDeviceStore("ada").catch((error: Error) => error.message),
    );
    await page.clock.runFor(1_000);

    expect(await opening).toBeUndefined();
    if (what.includes("http")) expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });

  test.each(["that answers too late", "that cannot keep a key"])("%s closes the database again", async (what) => {
    const closed = await page.evaluate(async (isLate) => {
      const done = new Promise<boolean>((resolve) => {
        const { close } = IDBDatabase.prototype;
        IDBDatabase.prototype.close = function (this: IDBDatabase) {
          close.call(this);
          resolve(true);
        };
      });
      let answer: (() => void) | undefined;
      if (isLate) {
        const answered = new Promise<void>((resolve) => (answer = resolve));
        const { generateKey } = SubtleCrypto.prototype;
        SubtleCrypto.prototype.generateKey = async function (
          this: SubtleCrypto,
          ...args: Parameters<typeof generateKey>
        ) {
          await answered;
          return generateKey.apply(this, args);
        } as typeof generateKey;
        // Tests give the store more time than people do.
        window.setTimeout = (
          (patience) => (work: () => void) =>
            patience(work, 0)
        )(window.setTimeout) as never;
      } else {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("No clone.", "DataCloneError");
        };
      }
      const store = await window.kindlingStore.openDeviceStore("ada");
      answer?.();
      return [store, await done];
    }, what.includes("late"));

    expect(closed).toEqual([undefined, true]);
  });

  test("without room says so, and keeps what it had", async () => {
    const seen = await page.evaluate(async () => {
      const store = await window.kindlingStore.openDeviceStore("ada");
      await store?.outbox.add("first");
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (this: IDBObjectStore) {
        this.transaction.abort();
        throw new DOMException("No room.", "QuotaExceededError");
      };
      const problem = await store?.outbox.add("second").catch((error: DOMException) => error.name);
      IDBObjectStore.prototype.add = add;
      return { problem, kept: (await store?.outbox.all())?.map(([, value]) => value) };
    });

    expect(seen).toEqual({ problem: "QuotaExceededError", kept: ["first"] });
  });
});
