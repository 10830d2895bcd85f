import { rolldown } from "rolldown";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { openDeviceStore } from "#client/platform/deviceStore.ts";
import { serverUrl } from "./address.ts";

declare global {
  interface Window {
    /** client/platform/deviceStore.ts, as `openStorePage` puts it into a page. */
    kindlingStore: { openDeviceStore: typeof openDeviceStore };
    /** Reads rows of a person's database past it, with their keys. */
    rowsOf: (userId: string, store: string) => Promise<[key: IDBValidKey, row: unknown][]>;
  }
}

/** Opens an empty page of the server's origin that has the device's store, and nothing else of the client. */
export async function openStorePage(page: Page): Promise<void> {
  const address = `${serverUrl()}/an-empty-page`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: "<title>Empty</title>" }));
  await page.goto(address);
  await page.evaluate(await script());
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of this file
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => request.addEventListener("success", () => resolve(request.result)));
    window.rowsOf = async (userId, store) => {
      const db = await resultOf(indexedDB.open(`kindling ${userId}`));
      const rows = db.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([resultOf(rows.getAllKeys()), resultOf(rows.getAll())]);
      db.close();
      return keys.map((key, index) => [key, values[index]]);
    };
  });
}

type Rows = "answers" | "drafts";

/** The size in bytes of each answer or draft that the device stores. */
export function storedSizes(page: Page, rows: Rows): Promise<number[]> {
  return page.evaluate<number[], Rows>(sizesOf, rows);
}

/**
 * Resolves when the device's store has a draft of more than this many bytes. A reload that follows a press at once may end
 * the page while the press is being encrypted, and the device then keeps the draft as it was before that press.
 */
export async function untilDraftStored(page: Page, bytes: number): Promise<void> {
  await expect.poll(async () => Math.max(0, ...(await storedSizes(page, "drafts")))).toBeGreaterThan(bytes);
}

/** Runs in the page. */
async function sizesOf(rows: Rows): Promise<number[]> {
  const [database] = await indexedDB.databases();
  if (!database?.name) return [];
  const opening = indexedDB.open(database.name);
  const db = await new Promise<IDBDatabase>((resolve) =>
    opening.addEventListener("success", () => resolve(opening.result)),
  );
  return new Promise((resolve) => {
    const reading: IDBRequest<{ bytes: ArrayBuffer }[]> = db.transaction(rows).objectStore(rows).getAll();
    reading.addEventListener("success", () => {
      db.close();
      resolve(reading.result.map(({ bytes }) => bytes.byteLength));
    });
  });
}

let made: Promise<string> | undefined;

function script(): Promise<string> {
  made ??= bundled();
  return made;
}

async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: "client/platform/deviceStore.ts" });
  const { output } = await bundle.generate({ format: "iife", name: "kindlingStore" });
  return output[0].code.replace(/^var /, "globalThis.");
}
