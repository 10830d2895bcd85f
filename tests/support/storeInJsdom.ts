import * as fake from "fake-indexeddb";
import { webcrypto } from "node:crypto";
import { vi } from "vitest";

// jsdom has neither a database nor encryption.

/** Gives the window a browser's empty database and encryption, until the test unstubs its globals. */
export function stubStore(): void {
  const { IDBFactory, ...classes } = fake;
  for (const [name, value] of Object.entries(classes)) if (name.startsWith("IDB")) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("crypto", webcrypto);
}
