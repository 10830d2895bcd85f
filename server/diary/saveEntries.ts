import { v7 as uuidv7 } from "uuid";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { asPresumed, sqlPart, sqlText, sqlValues, type SqlPart } from "#server/store/sqlText.ts";
import { earlierOf, earlierSaves } from "./earlierSaves.ts";
import { splitContent, sealedTextsOf, type EntryKind, type EntryRow } from "./entryKind.ts";
import { checkedTags, keyLocks, tagParts, type CheckedTags, type SentTags } from "./ownTags.ts";
import { refreshKeys, receiptOf, type Receipt } from "./receipts.ts";
import { newWhen, type EntryStamp } from "./stamps.ts";

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

interface Draft<Row> {
  row: Record<string, unknown> & { id: string };
  texts: Record<string, unknown>;
  receipt: Receipt & { entityId: string };
  /** Builds the returned entry once it is saved. */
  entryAt: (stored: Stored) => Row;
}

/** What a save gives back of an entry. */
type Stored = Pick<EntryRow, "id" | "createdAt" | "tagIds"> & Record<string, unknown>;

/** Saves one entry, with the tags that it names. Throws BadInput naming the field, or Gone. */
export async function saveEntry<Fields extends object, Earned extends object>(
  kind: EntryKind<EntryRow & Fields & Earned>,
  viewer: Viewer,
  { tags: sent = {}, ownWord, ...entry }: NewWordedEntry<Fields, Earned>,
): Promise<Saved<EntryRow & Fields & Earned>> {
  const draft = draftOf(kind, viewer, entry, new Date(), sent);
  const tags = await checkedTags(viewer, sent);
  const [saved] = await savedOnce(kind, viewer, [draft], async () => {
    const word = await ownWord?.resolve();
    const worded = word ? { ...draft, row: { ...draft.row, ...word.columns } } : draft;
    return savedNow(kind, viewer, [worded], { tags, ...word });
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
  const now = new Date();
  const drafts = entries.map((entry) => draftOf(kind, viewer, entry, now));
  return savedOnce(kind, viewer, drafts, () => savedNow(kind, viewer, drafts));
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

/** Words of a person's own in a save of one entry. */
interface Words {
  tags?: CheckedTags | undefined;
  /** Columns that are stored otherwise than they were sent. */
  columns?: Record<string, unknown>;
  guard?: SqlPart | undefined;
}

/** Saves the entries that are not saved yet. Returns what was stored of each, by id. */
async function savedNow(
  kind: EntryKind<unknown>,
  viewer: Viewer,
  drafts: readonly Draft<unknown>[],
  words: Words = {},
): Promise<ReadonlyMap<string | null, Stored>> {
  const { table, own, writtenNames } = kind;
  const { tags, guard } = words;
  const { entryChange, posted, postedOne, tagIds } = tags ? kind.tagged : kind.plain;
  const given = givenBy(
    kind,
    viewer,
    drafts.map(({ row, texts, receipt }) => ({
      receipt,
      row: { ...row, sealed: sealedTextsOf(kind, viewer, row.id, texts) },
    })),
    words,
  );
  const rows = await sql<Pick<EntryRow, "id" | "createdAt" | "tagIds"> | { id: null }>`
        with proof as (
          select ${asPresumed} as holds
        ), key as (
          select version from "PersonKey"
          where "userId" = ${viewer.id}::uuid and version = ${viewer.keys.version} and epoch = ${viewer.epoch}::int
            and (select holds from proof)
          for ${tags?.named.length ? keyLocks.alone : keyLocks.shared}
        ), ${guard ?? nothing} receipt as (
          insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId") ${given.receipts}
          on conflict do nothing
          returning "entityId"
        ), ${tags ? tagParts(viewer, tags, "receipt") : nothing} entry as (
          insert into ${table} (${writtenNames} ${tagIds}) ${given.entries}
          returning id, "userId", "occurredAt", "localDate", "createdAt", ${own} ${tagIds}
        ), change as (${entryChange}), ${drafts.length === 1 ? postedOne : posted}
        select holds, id, "createdAt" ${tagIds} from proof left join entry on true`;
  return new Map(
    rows.flatMap((row) => {
      if (row.id === null) return [];
      const { id, createdAt } = row;
      return [[id, { ...words.columns, id, createdAt, tagIds: tags ? row.tagIds : null }]];
    }),
  );
}

const nothing = sqlText``;

/** SQL of the receipts and entries to insert. A single one is passed as values, which is faster than JSON. */
function givenBy(
  { table, operation, written, givenOfNew }: EntryKind<unknown>,
  viewer: Viewer,
  drafts: readonly { receipt: Receipt & { entityId: string }; row: Record<string, unknown> }[],
  { tags, guard }: Words,
): { receipts: SqlPart; entries: SqlPart } {
  const [only] = drafts;
  if (only && drafts.length === 1) {
    const { receipt, row } = only;
    const isGuarded = guard ? sqlText`where exists (select 1 from guard)` : nothing;
    return {
      receipts: sqlPart`
          select ${viewer.id}::uuid, ${receipt.clientHash}::bytea, ${operation}, ${receipt.requestHash}::bytea, ${receipt.entityId}::uuid from key ${isGuarded}`,
      entries: sqlPart`select ${sqlValues(written.map((column) => row[column]))} ${tags ? sqlText`, ids from receipt, chosen` : sqlText`from receipt`}`,
    };
  }
  return {
    receipts: sqlPart`
          select ${viewer.id}::uuid, "clientHash", ${operation}, "requestHash", "entityId"
          from key, unnest(
            ${drafts.map(({ receipt }) => receipt.clientHash)}::bytea[],
            ${drafts.map(({ receipt }) => receipt.requestHash)}::bytea[],
            ${drafts.map(({ receipt }) => receipt.entityId)}::uuid[]
          ) as r ("clientHash", "requestHash", "entityId")
          order by "clientHash"`,
    entries: sqlPart`
          select ${givenOfNew}
          from json_populate_recordset(null::${table}, ${JSON.stringify(drafts.map(({ row }) => row))}::json) as n
          join receipt r on r."entityId" = n.id`,
  };
}
