import type { Viewer } from "#server/base/viewer.ts";
import { sql, stepsHere } from "#server/store/db.ts";
import { dateText } from "#server/store/pages.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { asPresumed, sqlPart, sqlText, sqlValues, type SqlPart } from "#server/store/sqlText.ts";
import type { InSteps } from "#server/store/steps.ts";
import { sealedTextsOf, type EntryKind, type EntryRow } from "./entryKind.ts";
import type { Change } from "./ledger/totals.ts";
import { chosenTags, keyLocks, tagParts, type CheckedTags } from "./ownTags.ts";
import type { Receipt } from "./receipts.ts";

/** An entry to store. */
export interface Draft<Row> {
  row: Record<string, unknown> & { id: string };
  texts: Record<string, unknown>;
  receipt: Receipt & { entityId: string };
  /** Builds the returned entry once it is saved. */
  entryAt: (stored: Stored) => Row;
}

/** What a save gives back of an entry. */
export type Stored = Pick<EntryRow, "id" | "createdAt" | "tagIds"> & Record<string, unknown>;

/** Words of a person's own in a save of one entry. */
interface Words {
  tags?: CheckedTags | undefined;
  /** Columns that are stored otherwise than they were sent. */
  columns?: Record<string, unknown>;
  guard?: SqlPart | undefined;
}

interface NewRow {
  receipt: Receipt & { entityId: string };
  row: Record<string, unknown>;
}

type StoredRow = Pick<EntryRow, "id" | "createdAt" | "tagIds">;

/** Saves the entries that are not saved yet. Returns what was stored of each, by id. */
export async function storeNow(
  kind: EntryKind<unknown>,
  viewer: Viewer,
  drafts: readonly Draft<unknown>[],
  words: Words = {},
): Promise<ReadonlyMap<string, Stored>> {
  const news = drafts.map(({ row, texts, receipt }) => ({
    receipt,
    row: { ...row, sealed: sealedTextsOf(kind, viewer, row.id, texts) },
  }));
  const [only] = news;
  const inSteps = news.length === 1 ? stepsHere() : undefined;
  const rows =
    only && inSteps
      ? await storedInSteps(kind, viewer, only, words, inSteps)
      : await storedAtOnce(kind, viewer, news, words);
  return new Map(
    rows.map(({ id, createdAt, tagIds }) => [
      id,
      { ...words.columns, id, createdAt, tagIds: words.tags ? tagIds : null },
    ]),
  );
}

/** The parts of a `with` that every save begins with. */
function heldKey(viewer: Viewer, { tags }: Words): SqlPart {
  return sqlPart`proof as (
          select ${asPresumed} as holds
        ), key as (
          select version from "PersonKey"
          where "userId" = ${viewer.id}::uuid and version = ${viewer.keys.version} and epoch = ${viewer.epoch}::int
            and (select holds from proof)
          for ${tags?.named.length ? keyLocks.alone : keyLocks.shared}
        )`;
}

const receiptNames = sqlText`"userId", "clientHash", operation, "requestHash", "entityId"`;

/** By one statement. */
async function storedAtOnce(
  kind: EntryKind<unknown>,
  viewer: Viewer,
  news: readonly NewRow[],
  words: Words,
): Promise<StoredRow[]> {
  const { table, own, writtenNames } = kind;
  const { tags, guard } = words;
  const { entryChange, posted, postedOne, tagIds } = tags ? kind.tagged : kind.plain;
  const given = givenBy(kind, viewer, news, words);
  const rows = await sql<StoredRow | { id: null }>`
        with ${heldKey(viewer, words)}, ${guard ?? nothing} receipt as (
          insert into "Receipt" (${receiptNames}) ${given.receipts}
          on conflict do nothing
          returning "entityId"
        ), ${tags ? tagParts(viewer, tags, "receipt") : nothing} entry as (
          insert into ${table} ("createdAt", ${writtenNames} ${tagIds}) ${given.entries}
          returning id, "userId", "occurredAt", "localDate", "createdAt", ${own} ${tagIds}
        ), change as (${entryChange}), ${news.length === 1 ? postedOne : posted}
        select holds, id, "createdAt" ${tagIds} from proof left join entry on true`;
  return rows.flatMap((row) => (row.id === null ? [] : [row]));
}

const nothing = sqlText``;

/**
 * By a statement for each row, in one transaction. They lock what the one statement locks, in the same order, and the
 * totals get what the database says of the new entry.
 */
async function storedInSteps(
  { table, operation, written, writtenNames, ...kind }: EntryKind<unknown>,
  viewer: Viewer,
  { receipt, row }: NewRow,
  words: Words,
  inSteps: InSteps,
): Promise<StoredRow[]> {
  const { tags, guard } = words;
  const { change, postings, tagIds } = tags ? kind.tagged : kind.plain;
  const given = written.map((column) => row[column]);
  const stored = await inSteps(async (step) => {
    const insert = async (values: readonly unknown[]) =>
      step<Change<Date> & StoredRow>`
        insert into ${table} ("createdAt", ${writtenNames} ${tagIds}) values (${sqlNow}, ${sqlValues(values)})
        returning id, "createdAt", ${change}`;
    const [[key], [guarded], [received], [entry]] = await Promise.all([
      step<{ version: number | null }>`
        with ${heldKey(viewer, words)} select holds, version from proof left join key on true`,
      guard ? step`with key as (select true), ${guard} done as (select true) select true from guard` : [true],
      step`
        insert into "Receipt" (${receiptNames})
        values (${viewer.id}, ${receipt.clientHash}, ${operation}, ${receipt.requestHash}, ${receipt.entityId})
        on conflict do nothing returning true`,
      tags ? chosenTags(step, viewer, tags).then((ids) => insert([...given, ids])) : insert(given),
    ]);
    // Neither the entry nor the receipt stays then.
    if (key?.version == null || !guarded || !received || !entry) return undefined;
    const counted = { ...entry, localDate: dateText(entry.localDate), month: dateText(entry.month) };
    return { result: entry, last: postings(counted) };
  });
  return stored ? [stored] : [];
}

/** SQL of the receipts and entries to insert. A single one is passed as values, which is faster than JSON. */
function givenBy(
  { table, operation, written, givenOfNew }: EntryKind<unknown>,
  viewer: Viewer,
  news: readonly NewRow[],
  { tags, guard }: Words,
): { receipts: SqlPart; entries: SqlPart } {
  const [only] = news;
  if (only && news.length === 1) {
    const { receipt, row } = only;
    const isGuarded = guard ? sqlText`where exists (select 1 from guard)` : nothing;
    return {
      receipts: sqlPart`
          select ${viewer.id}::uuid, ${receipt.clientHash}::bytea, ${operation}, ${receipt.requestHash}::bytea, ${receipt.entityId}::uuid from key ${isGuarded}`,
      entries: sqlPart`select ${sqlNow}, ${sqlValues(written.map((column) => row[column]))} ${tags ? sqlText`, ids from receipt, chosen` : sqlText`from receipt`}`,
    };
  }
  return {
    receipts: sqlPart`
          select ${viewer.id}::uuid, "clientHash", ${operation}, "requestHash", "entityId"
          from key, unnest(
            ${news.map(({ receipt }) => receipt.clientHash)}::bytea[],
            ${news.map(({ receipt }) => receipt.requestHash)}::bytea[],
            ${news.map(({ receipt }) => receipt.entityId)}::uuid[]
          ) as r ("clientHash", "requestHash", "entityId")
          order by "clientHash"`,
    entries: sqlPart`
          select ${sqlNow}, ${givenOfNew}
          from json_populate_recordset(null::${table}, ${JSON.stringify(news.map(({ row }) => row))}::json) as n
          join receipt r on r."entityId" = n.id`,
  };
}
