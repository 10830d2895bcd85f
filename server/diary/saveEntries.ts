import { v7 as uuidv7 } from "uuid";
import { clock } from "#server/base/clock.ts";
import type { Viewer } from "#server/base/viewer.ts";
import type { SqlPart } from "#server/store/sqlText.ts";
import { earlierOf, earlierSaves } from "./earlierSaves.ts";
import { splitContent, type EntryKind, type EntryRow } from "./entryKind.ts";
import { checkedTags, type SentTags } from "./ownTags.ts";
import { refreshKeys, receiptOf } from "./receipts.ts";
import { newWhen, type EntryStamp } from "./stamps.ts";
import { storeNow, type Draft, type Stored } from "./storeEntries.ts";

/** How many places of the account's queue a save takes. Saves of one person wait for each other in the database anyway. */
export const saveWeight = 2;

export interface NewEntry<Fields, Earned> {
  /** What the person entered. A repeated save is recognised by it. */
  fields: Fields;
  earned: Earned;
  occurredAt?: Date | null | undefined;
  stamp?: EntryStamp | null | undefined;
}

/** A new entry that may have words of the person's own. */
export interface NewWordedEntry<Fields, Earned> extends NewEntry<Fields, Earned> {
  tags?: SentTags | undefined;
  ownWord?: OwnWord | undefined;
}

/**
 * A column that refers to another row of the person's. `resolve` runs before each attempt and gives the columns to
 * store. Its `guard` is a part of a `with`, of that name, whose row says that the columns are still right.
 */
export interface OwnWord {
  resolve: () => Promise<{ columns: Record<string, unknown>; guard: SqlPart | undefined }>;
}

export interface Saved<Row> {
  entry: Row;
  /** True if an earlier save with this clientId had other content. `entry` is then the first save, ready to edit. */
  alreadySaved: boolean;
}

/** Saves one entry, with the tags that it names. Throws BadInput naming the field, or Gone. */
export async function saveEntry<Fields extends object, Earned extends object>(
  kind: EntryKind<EntryRow & Fields & Earned>,
  viewer: Viewer,
  { tags: sent = {}, ownWord, ...entry }: NewWordedEntry<Fields, Earned>,
): Promise<Saved<EntryRow & Fields & Earned>> {
  const draft = draftOf(kind, viewer, entry, clock.date(), sent);
  const tags = await checkedTags(viewer, sent);
  const [saved] = await savedOnce(kind, viewer, [draft], async () => {
    const word = await ownWord?.resolve();
    const worded = word ? { ...draft, row: { ...draft.row, ...word.columns } } : draft;
    return storeNow(kind, viewer, [worded], { tags, ...word });
  });
  if (saved) return saved;
  throw new Error("A save gave back nothing.");
}

/**
 * Saves several entries in one statement and returns them in the given order. Throws BadInput and saves none. Throws
 * Gone for an entry deleted since; the rest is saved.
 */
export async function saveEntries<Fields extends object, Earned extends object>(
  kind: EntryKind<EntryRow & Fields & Earned>,
  viewer: Viewer,
  entries: readonly NewEntry<Fields, Earned>[],
): Promise<Saved<EntryRow & Fields & Earned>[]> {
  const now = clock.date();
  const drafts = entries.map((entry) => draftOf(kind, viewer, entry, now));
  return savedOnce(kind, viewer, drafts, () => storeNow(kind, viewer, drafts));
}

/** Calls `save` until each entry is saved, by it or before. */
async function savedOnce<Row extends EntryRow>(
  kind: EntryKind<Row>,
  viewer: Viewer,
  drafts: readonly Draft<Row>[],
  save: () => Promise<ReadonlyMap<string | null, Stored>>,
): Promise<Saved<Row>[]> {
  for (;;) {
    const saved = await save();
    const left = drafts.filter(({ row }) => !saved.has(row.id)).map(({ receipt }) => receipt);
    const earlier = left.length > 0 ? await earlierSaves(kind, viewer, left) : [];
    const isDone = left.every((receipt) => earlier.some(({ clientHash }) => clientHash === receipt.clientHash));
    if (isDone)
      return drafts.map(({ row, receipt, entryAt }) => {
        const stored = saved.get(row.id);
        return stored ? { entry: entryAt(stored), alreadySaved: false } : earlierOf(receipt, earlier);
      });
    // Neither this save nor an earlier one is there: the keys were renewed after the session was read, or the diary was
    // reset.
    await refreshKeys(viewer);
  }
}

function draftOf<Fields extends object, Earned extends object>(
  kind: EntryKind<unknown>,
  viewer: Viewer,
  { fields, earned, occurredAt, stamp }: NewEntry<Fields, Earned>,
  now: Date,
  sent: SentTags = {},
): Draft<EntryRow & Fields & Earned> {
  const receipt = receiptOf(viewer, kind.operation, { ...fields, occurredAt, ...named(sent) }, stamp);
  const { clear, texts } = splitContent(kind, fields);
  const when = newWhen(viewer, occurredAt, stamp ?? {}, now);
  const [id, userId] = [uuidv7(), viewer.id];
  return {
    row: { ...clear, ...earned, ...when, id, userId },
    texts,
    receipt: { ...receipt, entityId: id },
    entryAt: (stored) => ({
      ...fields,
      ...earned,
      ...when,
      localDate: new Date(when.localDate),
      userId,
      editedAt: null,
      version: 1,
      broughtFrom: null,
      importId: null,
      sourceId: null,
      isUnreadable: false,
      ...stored,
    }),
  };
}

/** The tags as a receipt compares them: a save without tags has none of these, as before there were tags. */
function named({ tagIds, newTags }: SentTags): SentTags {
  return { ...(tagIds?.length ? { tagIds } : {}), ...(newTags?.length ? { newTags } : {}) };
}
