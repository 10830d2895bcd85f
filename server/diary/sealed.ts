import { personalCache } from "#server/base/personalCache.ts";
import type { PersonKeys } from "#server/base/viewer.ts";
import { asBytea, bufferOf, openedTexts, sealedTexts, Unreadable, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey, instanceVersion } from "#server/store/keys/vault.ts";
import { logSeldom } from "#server/base/log.ts";
import { mostAtATime, paceOf } from "#server/base/rest.ts";

// Private texts reach the database only encrypted (docs/decisions/0009). A row keeps its texts in one sealed value, which is
// opened when a text is first read.

interface Part<Needed> {
  names: readonly string[];
  open: (row: Needed) => Record<string, unknown>;
  /** Values for non-null texts that cannot be decrypted. */
  blank?: (row: Needed) => Record<string, unknown>;
}

/**
 * Adds a property for each of `names`, which decrypts the row's texts when first read, null where nothing was written.
 * `extra` has what decryption needs beside the row's columns. Texts in `known`, such as those of a row just encrypted,
 * need no decryption. A row that cannot be decrypted is logged, marked unreadable, and has blank texts
 * (docs/decisions/0027).
 */
export function readable<Needed extends object>(
  ...parts: readonly Part<Needed>[]
): (row: object, extra: Partial<Needed> & Record<string, unknown>, known?: Record<string, unknown>) => object {
  // A class gives all rows one shape, which is four times as fast as Object.create.
  class Readable {
    #opened: Record<string, unknown>[] | undefined;
    #isUnreadable = false;

    constructor(row: object, extra: object, known: Record<string, unknown> | undefined) {
      Object.assign(this, row, extra);
      if (known) this.#opened = [known];
    }

    /** True if the row has texts that cannot be decrypted. Reading this decrypts them. */
    get isUnreadable(): boolean {
      for (const part of parts.keys()) Readable.textsOf(this, part);
      return this.#isUnreadable;
    }

    static textsOf(row: Readable, part: number): Record<string, unknown> {
      const opened = (row.#opened ??= []);
      return (opened[part] ??= row.#open(part));
    }

    #open(part: number): Record<string, unknown> {
      // Safe: the constructor assigned the columns that decryption needs.
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

/**
 * Decrypts the texts of a long list, with a rest after each 50 rows (docs/rules.md, Long work). Those of a short one stay
 * encrypted until they are read.
 */
export async function openedInTurns<Row extends object>(rows: Row[]): Promise<Row[]> {
  if (rows.length <= mostAtATime.items) return rows;
  const pace = paceOf();
  for (const row of rows) {
    await pace();
    Reflect.get(row, "isUnreadable");
  }
  return rows;
}

/** The result of `open`, or undefined if decryption fails. The failure is logged with table and id. */
export function openedOrLogged<Result>(open: () => Result): Result | undefined {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    logSeldom("error", { place: error.place }, "a sealed value cannot be opened: see check:sealed");
    return undefined;
  }
}

/** A row's texts and the encrypted value they came from. */
interface Opened {
  sealed: string;
  texts: Record<string, unknown>;
}

// Screens reload the same pages often. The cache has room for a thousand people's pages, 20 MB at most. Texts expire no
// later than their key.
const openedBefore = personalCache<Opened>("opened texts", {
  most: 20_000,
  mostSize: 20_000_000,
  sizeOf: ({ sealed }) => sealed.length,
});
const longestKept = 4_000;

/** The texts of one of the person's own rows. Throws Unreadable. */
export function openedRow(
  table: string,
  row: { keys: PersonKeys; id: string; sealed: Sealed },
): Record<string, unknown> {
  const { keys, id } = row;
  const sealed = typeof row.sealed === "string" ? row.sealed : asBytea(row.sealed);
  if (sealed.length > longestKept) return keys.open(table, id, sealed);

  // The cache key names all that the value is bound to. A hit must match every encrypted byte.
  const name = `${table} ${keys.userId} ${id}`;
  const before = openedBefore.get(name);
  if (before?.sealed === sealed) return before.texts;
  const texts = keys.open(table, id, sealed);
  openedBefore.set(name, keys.userId, { sealed, texts });
  return texts;
}

/** Encrypts a person's public profile with the server's key for profiles. */
export function sealedProfile(userId: string, profile: object): Buffer {
  return sealedTexts(instanceKey("profile"), instanceVersion, ["User.profile", userId], profile);
}

/** Decrypts what `sealedProfile` encrypted; an empty profile for null. Throws Unreadable. */
export function openedProfile({ id, profile }: { id: string; profile: Sealed | null }): Record<string, unknown> {
  return profile ? openedTexts(instanceKey("profile"), ["User.profile", id], bufferOf(profile)) : {};
}
