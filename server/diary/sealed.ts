import { personalCache } from "#server/base/personalCache.ts";
import type { PersonKeys } from "#server/base/viewer.ts";
import { asBytea, bufferOf, openedTexts, sealedTexts, Unreadable, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey, instanceVersion } from "#server/store/keys/vault.ts";
import { logSeldom } from "#server/base/log.ts";

// What people write leaves the server only sealed (docs/decisions/0009): a row has its texts in one value, which this opens
// when the first of them is asked for.

interface Part<Needed> {
  names: readonly string[];
  open: (row: Needed) => Record<string, unknown>;
  /** What stands for texts that cannot be opened and are never null. */
  blank?: (row: Needed) => Record<string, unknown>;
}

/**
 * Makes rows readable: each of `names` is a property that opens the row's texts, once, when it is first read, and is null where
 * nothing was written. What opening needs beside the row's columns comes in `extra`; texts that are known, as those of a row just
 * sealed, need no opening. A row that cannot be opened is logged, says so, and has blanks for its texts (docs/decisions/0027).
 */
export function readable<Needed extends object>(
  ...parts: readonly Part<Needed>[]
): (row: object, extra: Partial<Needed> & Record<string, unknown>, known?: Record<string, unknown>) => object {
  // A class, whose rows are all of one shape, makes one in a quarter of the time of Object.create.
  class Readable {
    #opened: Record<string, unknown>[] | undefined;
    #isUnreadable = false;

    constructor(row: object, extra: object, known: Record<string, unknown> | undefined) {
      Object.assign(this, row, extra);
      if (known) this.#opened = [known];
    }

    /** Whether its texts are there and cannot be opened. To know, they are opened. */
    get isUnreadable(): boolean {
      for (const part of parts.keys()) Readable.textsOf(this, part);
      return this.#isUnreadable;
    }

    static textsOf(row: Readable, part: number): Record<string, unknown> {
      const opened = (row.#opened ??= []);
      return (opened[part] ??= row.#open(part));
    }

    #open(part: number): Record<string, unknown> {
      // The columns that opening needs were assigned.
      const needed = this as unknown as Needed;
      const texts = openedOrLogged(() => parts[part]?.open(needed));
      if (texts) return texts;
      this.#isUnreadable = true;
      return parts[part]?.blank?.(needed) ?? {};
    }
  }
  for (const [part, { names }] of parts.entries())
    for (const name of names)
      Object.defineProperty(Readable.prototype, name, {
        get(this: Readable) {
          return Readable.textsOf(this, part)[name] ?? null;
        },
      });
  return (row, extra, known) => new Readable(row, extra, known);
}

/** What `open` gives, undefined where a sealed value does not open: it is logged by table and id, and costs nothing else. */
export function openedOrLogged<Result>(open: () => Result): Result | undefined {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    logSeldom("error", { place: error.place }, "a sealed value cannot be opened: see check:sealed");
    return undefined;
  }
}

/** A row's texts, and what they were opened from. */
interface Opened {
  sealed: string;
  texts: Record<string, unknown>;
}

// A screen reads the same page each time it is come back to: a thousand people's pages, of no more than 20 MB. What was opened is kept no
// longer than the key that opened it.
const openedBefore = personalCache<Opened>("opened texts", {
  most: 20_000,
  mostSize: 20_000_000,
  sizeOf: ({ sealed }) => sealed.length,
});
const longestKept = 4_000;

/** The texts of a row of a person's own. Throws Unreadable. */
export function openedRow(
  table: string,
  row: { keys: PersonKeys; id: string; sealed: Sealed },
): Record<string, unknown> {
  const { keys, id } = row;
  const sealed = typeof row.sealed === "string" ? row.sealed : asBytea(row.sealed);
  if (sealed.length > longestKept) return keys.open(table, id, sealed);

  // By all that it is bound to and every byte of it, so that nothing else is taken for it.
  const name = `${table} ${keys.userId} ${id}`;
  const before = openedBefore.get(name);
  if (before?.sealed === sealed) return before.texts;
  const texts = keys.open(table, id, sealed);
  openedBefore.set(name, keys.userId, { sealed, texts });
  return texts;
}

/** Seals what others may see of a person, under the server's key for profiles. */
export function sealedProfile(userId: string, profile: object): Buffer {
  return sealedTexts(instanceKey("profile"), instanceVersion, ["User.profile", userId], profile);
}

/** What `sealedProfile` sealed, nothing for none. Throws Unreadable. */
export function openedProfile({ id, profile }: { id: string; profile: Sealed | null }): Record<string, unknown> {
  return profile ? openedTexts(instanceKey("profile"), ["User.profile", id], bufferOf(profile)) : {};
}
