import { LRUCache } from "lru-cache";
import type { Keyring } from "./keys/keyring.ts";
import { asBytea, bytesOf, openedTexts, sealedTexts, type Sealed } from "./keys/sealing.ts";
import { instanceKey, instanceVersion } from "./keys/vault.ts";

// What people write leaves the server only sealed (docs/decisions/0009): a row has its texts in one value, which this opens
// when the first of them is asked for.

/**
 * Makes rows readable: each of `names` is a property that opens the row's texts, once, when it is first read, and is null where
 * nothing was written. What opening needs beside the row's columns comes in `extra`; texts that are known, as those of a row just
 * sealed, need no opening.
 */
export function readable<Needed extends object>(
  ...parts: readonly { names: readonly string[]; open: (row: Needed) => Record<string, unknown> }[]
): (row: object, extra: Partial<Needed> & Record<string, unknown>, known?: Record<string, unknown>) => object {
  // A class, whose rows are all of one shape, makes one in a quarter of the time of Object.create.
  class Readable {
    #opened: Record<string, unknown>[] | undefined;

    constructor(row: object, extra: object, known: Record<string, unknown> | undefined) {
      Object.assign(this, row, extra);
      if (known) this.#opened = [known];
    }

    static textOf(row: Readable, part: number, name: string): unknown {
      const opened = (row.#opened ??= []);
      // The columns that opening needs were assigned.
      const texts = (opened[part] ??= parts[part]?.open(row as unknown as Needed) ?? {});
      return texts[name] ?? null;
    }
  }
  for (const [part, { names }] of parts.entries())
    for (const name of names)
      Object.defineProperty(Readable.prototype, name, {
        get(this: Readable) {
          return Readable.textOf(this, part, name);
        },
      });
  return (row, extra, known) => new Readable(row, extra, known);
}

/** A row's texts, and what they were opened from. */
interface Opened {
  sealed: string;
  texts: Record<string, unknown>;
}

// A screen reads the same page each time it is come back to: a thousand people's pages, of no more than 20 MB. What was opened is kept no
// longer than the key that opened it.
const openedBefore = new LRUCache<string, Opened>({
  max: 20_000,
  maxSize: 20_000_000,
  sizeCalculation: ({ sealed }) => sealed.length,
  ttl: 10 * 60_000,
  ttlResolution: 1_000,
});
const longestKept = 4_000;

/** The texts of a row of a person's own. Throws Unreadable. */
export function openedRow(table: string, row: { keys: Keyring; id: string; sealed: Sealed }): Record<string, unknown> {
  const { keys, id } = row;
  const sealed = typeof row.sealed === "string" ? row.sealed : asBytea(row.sealed);
  if (sealed.length > longestKept) return keys.open(table, id, sealed);

  // By all that it is bound to and every byte of it, so that nothing else is taken for it.
  const name = `${table} ${keys.userId} ${id}`;
  const before = openedBefore.get(name);
  if (before?.sealed === sealed) return before.texts;
  const texts = keys.open(table, id, sealed);
  openedBefore.set(name, { sealed, texts });
  return texts;
}

/** Seals what others may see of a person, under the server's key for profiles. */
export function sealedProfile(userId: string, profile: object): Buffer {
  return sealedTexts(instanceKey("profile"), instanceVersion, ["User.profile", userId], profile);
}

/** What `sealedProfile` sealed, nothing for none. Throws Unreadable. */
export function openedProfile({ id, profile }: { id: string; profile: Sealed | null }): Record<string, unknown> {
  return profile ? openedTexts(instanceKey("profile"), ["User.profile", id], bytesOf(profile)) : {};
}
