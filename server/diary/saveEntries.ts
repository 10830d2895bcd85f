import { v7 as uuidv7 } from "uuid";
import type { Viewer } from "#server/base/viewer.ts";
import { Gone } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { bufferOf } from "#server/store/keys/sealing.ts";
import { asPresumed, sqlPart, sqlValues, type SqlPart } from "#server/store/sqlText.ts";
import { parted, sealedTextsOf, withTextsOf, type EntryKind, type EntryRow, type SealedRow } from "./entryKind.ts";
import { lookAgain, receiptOf, refuseOtherKind, type Receipt } from "./receipts.ts";
import { newWhen, type EntryStamp } from "./stamps.ts";

export interface NewEntry<Said, Earned> {
  /** What the person said, by which a save sent twice is compared. */
  said: Said;
  earned: Earned;
  /** A time that the person chose. */
  occurredAt?: Date | null | undefined;
  stamp?: EntryStamp | null | undefined;
}

export interface Saved<Row> {
  entry: Row;
  /** True when this clientId was saved before with other content: `entry` is then the first save, open to edits. */
  alreadySaved: boolean;
}

/** An entry that is to be saved. */
interface Draft<Row> {
  row: Record<string, unknown> & { id: string };
  texts: Record<string, unknown>;
  receipt: Receipt & { entityId: string };
  /** The entry as its caller gets it, once it is known when it was saved. */
  entryAt: (createdAt: Date) => Row;
}

/** Saves several entries in one statement, given in their order. Throws BadInput and saves none; Gone for one deleted since, when the others are saved. */
export async function saveEntries<Said extends object, Earned extends object>(
  kind: EntryKind<EntryRow & Said & Earned>,
  viewer: Viewer,
  entries: readonly NewEntry<Said, Earned>[],
): Promise<Saved<EntryRow & Said & Earned>[]> {
  const now = new Date();
  const drafts = entries.map((entry) => draftOf(kind, viewer, entry, now));
  for (;;) {
    const savedAt = await savedNow(kind, viewer, drafts);
    const left = drafts.filter(({ row }) => !savedAt.has(row.id)).map(({ receipt }) => receipt);
    const earlier = left.length > 0 ? await earlierSaves(kind, viewer, left) : [];
    const isDone = left.every((receipt) => earlier.some(({ clientHash }) => clientHash === receipt.clientHash));
    if (isDone)
      return drafts.map(({ row, receipt, entryAt }) => {
        const createdAt = savedAt.get(row.id);
        return createdAt ? { entry: entryAt(createdAt), alreadySaved: false } : earlierOf(receipt, earlier);
      });
    // Neither saved now nor before: the key was renewed since the session was read, or the diary reset.
    await lookAgain(viewer);
  }
}

function draftOf<Said extends object, Earned extends object>(
  kind: EntryKind<unknown>,
  viewer: Viewer,
  { said, earned, occurredAt, stamp }: NewEntry<Said, Earned>,
  now: Date,
): Draft<EntryRow & Said & Earned> {
  const receipt = receiptOf(viewer, kind.operation, { ...said, occurredAt }, stamp);
  const { clear, texts } = parted(kind, said);
  const when = newWhen(viewer, occurredAt, stamp ?? {}, now);
  const [id, userId] = [uuidv7(), viewer.id];
  return {
    row: { ...clear, ...earned, ...when, id, userId },
    texts,
    receipt: { ...receipt, entityId: id },
    entryAt: (createdAt) => ({
      ...said,
      ...earned,
      ...when,
      localDate: new Date(when.localDate),
      id,
      userId,
      createdAt,
      editedAt: null,
      isUnreadable: false,
    }),
  };
}

/** Saves those that were not saved before, and gives when, by their ids. */
async function savedNow(
  kind: EntryKind<unknown>,
  viewer: Viewer,
  drafts: readonly Draft<unknown>[],
): Promise<ReadonlyMap<string | null, Date | null>> {
  const { table, own, writtenNames, entryChange } = kind;
  const given = givenBy(
    kind,
    viewer,
    drafts.map(({ row, texts, receipt }) => ({
      receipt,
      row: { ...row, sealed: sealedTextsOf(kind, viewer, row.id, texts) },
    })),
  );
  const rows = await sql<Pick<EntryRow, "id" | "createdAt"> | { id: null; createdAt: null }>`
        with proof as (
          select ${asPresumed} as holds
        ), key as (
          select version from "PersonKey", proof
          where "userId" = ${viewer.id}::uuid and version = ${viewer.keys.version} and epoch = ${viewer.epoch}::int and holds
          for share of "PersonKey"
        ), receipt as (
          insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId") ${given.receipts}
          on conflict do nothing
          returning "entityId"
        ), entry as (
          insert into ${table} (${writtenNames}) ${given.entries}
          returning id, "userId", "occurredAt", "localDate", "createdAt", ${own}
        ), change as (${entryChange}), ${drafts.length === 1 ? kind.postedOne : kind.posted}
        select holds, id, "createdAt" from proof left join entry on true`;
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
}

/** SQL of the receipts and entries that a save inserts: one is given by its values, several as JSON, which takes the database longer. */
function givenBy(
  { table, operation, written, givenOfNew }: EntryKind<unknown>,
  viewer: Viewer,
  drafts: readonly { receipt: Receipt & { entityId: string }; row: Record<string, unknown> }[],
): { receipts: SqlPart; entries: SqlPart } {
  const [only] = drafts;
  if (only && drafts.length === 1) {
    const { receipt, row } = only;
    return {
      receipts: sqlPart`
          select ${viewer.id}::uuid, ${receipt.clientHash}::bytea, ${operation}, ${receipt.requestHash}::bytea, ${receipt.entityId}::uuid from key`,
      entries: sqlPart`select ${sqlValues(written.map((column) => row[column]))} from receipt`,
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

/** A receipt and its entry, which is undefined when it was deleted since. */
type Earlier<Row> = Omit<Receipt, "userId"> & { entry: Row | undefined };

async function earlierSaves<Row extends EntryRow>(
  kind: EntryKind<Row>,
  viewer: Viewer,
  receipts: readonly Receipt[],
): Promise<Earlier<Row>[]> {
  let found: (Omit<Receipt, "userId"> & (SealedRow | { id: null }))[] = [];
  const entries = await withTextsOf(kind, viewer, async () => {
    found = await sql<(typeof found)[number]>`
        select ${kind.ofEntry}, r."clientHash", r.operation, r."requestHash"
        from (
          select "clientHash"::text as "clientHash", operation, "requestHash"::text as "requestHash", "entityId" from "Receipt"
          where "userId" = ${viewer.id}::uuid
            and "clientHash" = any(${receipts.map(({ clientHash }) => bufferOf(clientHash))}::bytea[])
        ) as r left join ${kind.table} as e on e."userId" = ${viewer.id}::uuid and e.id = r."entityId"`;
    return found.filter((row) => row.id !== null);
  });
  return found.map(({ id, ...receipt }) => ({ ...receipt, entry: entries.find((entry) => entry.id === id) }));
}

/** The first save of a clientId. Throws BadInput if that was of another kind, or Gone if it was deleted since. */
function earlierOf<Row extends EntryRow>(receipt: Receipt, earlier: readonly Earlier<Row>[]): Saved<Row> {
  const first = earlier.find(({ clientHash }) => clientHash === receipt.clientHash);
  refuseOtherKind(receipt, first);
  if (!first?.entry) throw new Gone("This entry was saved earlier and has since been deleted.");
  return { entry: first.entry, alreadySaved: first.requestHash !== receipt.requestHash };
}
