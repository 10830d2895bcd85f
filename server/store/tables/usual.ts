import type { Words } from "./tableShape.ts";

/** The rows of one person, which a reset keeps. */
export const kept = { owners: ["userId"], reset: "keeps", deletion: "batches" } as const;

/** The rows of one person, which a reset deletes. */
export const emptied = { owners: ["userId"], reset: "deletes", deletion: "batches" } as const;

export const byPerson = { under: "person" } as const;
export const keyedHash = { unreadable: "a keyed hash" } as const;

/** What is said of columns that several tables have. */
const words = {
  id: "tells rows apart",
  userId: "says whose row it is, and every key begins with it",
  otherId: "names the other person",
  tagId: "says of which tag it is a sum",
  keyId: { clearText: "tells keys apart, and nothing of a key" },
  localDate: "the day it counts for, by which it is sorted and summed",
  month: "the month it counts for",
  count: "is a sum",
  writes: "counts the changes of a month, whatever they are",
  createdAt: "when it was written down",
  seenAt: "is counted by the bell",
  credentials: "counts changes, which end sessions and password links",
  version: "tells keys apart",
  epoch: "tells a device what was reset",
  gold: "is summed",
  ruleVersion: "which rule of karma it was",
  earns: "keeps edits of imported rows from earning",
  reflects: "is counted",
  tokenHash: { unreadable: "a hash of 32 random bytes" },
  wrapped: { unreadable: "a key, wrapped by the master key" },
} as const satisfies Words;

/** What is said of these columns, which several tables have. */
export function usual<Column extends keyof typeof words>(...names: readonly Column[]): Pick<typeof words, Column> {
  // Safe: TypeScript types Object.fromEntries without the names.
  return Object.fromEntries(names.map((name) => [name, words[name]])) as Pick<typeof words, Column>;
}

/** The same reason for several columns, none of which can hold text. */
export function each<Column extends keyof Words>(reason: string, ...names: readonly Column[]): Record<Column, string> {
  // Safe: as above.
  return Object.fromEntries(names.map((name) => [name, reason])) as Record<Column, string>;
}
