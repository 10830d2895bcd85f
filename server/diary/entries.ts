import { v7 as uuidv7 } from "uuid";
import { textProblem } from "#domain/limits.ts";
import { cannotChange } from "#domain/unreadable.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import type { FeedPart } from "./feed.ts";
import { openedRow, readable } from "./sealed.ts";
import {
  asPresumed,
  sqlList,
  sqlNames,
  sqlPart,
  sqlText,
  sqlValues,
  type SqlPart,
  type SqlText,
} from "#server/store/sqlText.ts";
import { lookAgain, receiptOf, refuseOtherKind, type Receipt } from "./receipts.ts";
import { editedWhen, newWhen, type EntryStamp } from "./stamps.ts";
import { BadInput, CannotOpen, Gone, NotFound } from "#server/base/errors.ts";
import { asBytea, bytesOf, type Sealed } from "#server/store/keys/sealing.ts";
import { changesOf, postedOf, type Facts } from "./ledger/posting.ts";
import { bounded, isUuid, type FeedWindow, type Place } from "#server/store/pages.ts";

export interface EntryRow {
  id: string;
  userId: string;
  occurredAt: Date;
  timeZone: string;
  localDate: Date;
  createdAt: Date;
  editedAt: Date | null;
  /** Whether its texts cannot be opened: they are blank then, and the entry cannot be changed. */
  readonly isUnreadable: boolean;
}

const commonColumns = [
  ...(["id", "userId", "occurredAt", "timeZone", "localDate", "createdAt", "editedAt"] as const),
  "sealed",
] as const;

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

interface Changed<Said, Earned> {
  said: Said;
  earned: Earned;
}

interface Kind<Said, Earned> {
  /** Names its saves: one clientId cannot serve two kinds. */
  operation: string;
  missing: string;
  /** What stands clear. */
  columns: readonly (keyof (Said & Earned) & string)[];
  /** What is sealed. */
  texts: readonly (keyof Said & string)[];
  /** What stands for those that are never null where they cannot be opened. */
  blank?: Partial<Said>;
  facts: Facts;
}

/** A row as the database gives it. */
interface SealedRow extends Omit<EntryRow, "isUnreadable"> {
  sealed: Sealed;
}

/** What all kinds of entry do alike. Each write is one statement that locks key, receipt, row and totals in order. */
export function entriesOf<Said extends object, Earned extends object = object>(name: string, kind: Kind<Said, Earned>) {
  type Row = EntryRow & Said & Earned;
  const { operation, facts } = kind;
  const table = sqlNames(name);
  const own = sqlNames(...kind.columns);
  const shown = sqlNames(...commonColumns, ...kind.columns);
  const written = ["id", "userId", "occurredAt", "timeZone", "localDate", "sealed", ...kind.columns];
  const writtenNames = sqlNames(...written);
  const givenOfNew = sqlList(written.map((column) => sqlText`n.${sqlNames(column)}`));
  const ofEntry = sqlList([...commonColumns, ...kind.columns].map((column) => sqlText`e.${sqlNames(column)}`));
  const entryChange = changesOf(sqlText`entry`, facts);
  const editChange = sqlText`${changesOf(sqlText`before`, facts, -1)} union all ${entryChange}`;
  const goneChange = changesOf(sqlText`entry`, facts, -1);
  const posted = postedOf(facts);
  const postedOne = postedOf(facts, true);
  const sealedColumns = new Set<string>(kind.texts);
  const withTexts = readable<SealedRow & Pick<Viewer, "keys">>({
    names: kind.texts,
    open: (row) => openedRow(name, row),
    blank: () => kind.blank ?? {},
  });

  return {
    /** SQL of what all rows of the table add to their days, to check the ledger. */
    facts: changesOf(table, facts),

    /** Saves an entry. Throws BadInput naming the field, or Gone. */
    save: async (viewer: Viewer, entry: NewEntry<Said, Earned>): Promise<Saved<Row>> => {
      const [saved] = await saveAll(viewer, [entry]);
      if (saved) return saved;
      throw new Error("A save gave back nothing.");
    },

    saveAll,
    read,
    readMany,

    /** One page of a window of the feed; `only` is SQL, made once, of a further condition that an index serves. */
    page: (viewer: Owner, window: FeedWindow, only = noCondition): Promise<Row[]> =>
      opened(viewer, () => pageOf<SealedRow>(viewer, window, shown, only)),

    /** Where the entries of a window stand, which is all that is read of them. */
    places: (viewer: Owner, window: FeedWindow): Promise<Place[]> =>
      pageOf<Place>(viewer, window, placeColumns, noCondition),

    /** What pages of several kinds need of this one (`feedOf`), of which `only` says the same as for a page of its own. */
    inFeed: (only = noCondition): FeedPart => ({
      name,
      columns: [...commonColumns, ...kind.columns],
      only,
      shownRow,
    }),

    /** The entry of the latest `occurredAt`, whenever it was written. */
    latest: async (viewer: Viewer): Promise<Row | undefined> => {
      const [row] = await opened(
        viewer,
        () => sql<SealedRow>`
          select ${shown} from ${table} where "userId" = ${viewer.id}::uuid order by "occurredAt" desc, id desc limit 1`,
      );
      return row;
    },

    /** Changes an entry to what `change` makes of it. Throws NotFound, BadInput, or CannotOpen. */
    edit: async (
      viewer: Viewer,
      id: string,
      occurredAt: Date | null | undefined,
      change: (before: Row) => Changed<Said, Earned>,
    ): Promise<Row> => {
      // Another edit in between changed xmin, so this one updates nothing and starts again from what stands.
      for (;;) {
        const before = await read(viewer, id);
        if (before.isUnreadable) throw new CannotOpen(cannotChange.entry);
        const { said, earned } = change(before);
        const { clear, texts } = parted(said);
        const after = {
          ...clear,
          ...earned,
          ...editedWhen(before, occurredAt),
          sealed: seal(viewer, before.id, texts),
        };
        const rows = await sql<SealedRow>`
          with key as (
            select version from "PersonKey"
            where "userId" = ${viewer.id}::uuid and version = ${viewer.keys.version} for share
          ), before as (
            select ${shown} from ${table}, key
            where "userId" = ${viewer.id}::uuid and id = ${id}::uuid and ${table}.xmin = ${before.version}::xid for update
          ), entry as (
            update ${table} as e set ("occurredAt", "localDate", sealed, ${own}) = (
              select "occurredAt", "localDate", sealed, ${own}
              from json_populate_record(null::${table}, ${JSON.stringify(after)}::json)
            ), "editedAt" = now()
            from before where e."userId" = ${viewer.id}::uuid and e.id = before.id
            returning ${ofEntry}
          ), change as (${editChange}), ${posted}
          select ${shown} from entry`;
        const [row] = rows;
        if (row) return shownRow(viewer, row, texts);
        await viewer.keys.refresh();
      }
    },

    /** Deletes an entry, takes its sums out of the ledger and gives the day it was of. Throws NotFound. */
    remove: async (viewer: Viewer, id: string): Promise<Date> => {
      if (!isUuid(id)) throw new NotFound(kind.missing);
      const [gone] = await sql<Pick<EntryRow, "localDate">>`
        with entry as (
          delete from ${table} where "userId" = ${viewer.id}::uuid and id = ${id}::uuid returning ${shown}
        ), change as (${goneChange}), ${postedOne}
        select "localDate" from entry`;
      if (!gone) throw new NotFound(kind.missing);
      return gone.localDate;
    },
  };

  async function pageOf<Shown extends Place>(viewer: Owner, window: FeedWindow, columns: SqlText, only: SqlText) {
    const { limit, older, newer, order } = bounded(window);
    return sql<Shown>`
      select ${columns} from ${table}
      where "userId" = ${viewer.id}::uuid ${only}
        and ("localDate", "occurredAt", id) < (${older.localDate}::date, ${older.occurredAt}::timestamptz, ${older.id}::uuid)
        and ("localDate", "occurredAt", id) > (${newer.localDate}::date, ${newer.occurredAt}::timestamptz, ${newer.id}::uuid)
      order by ${order} limit ${limit}`;
  }

  /** The viewer's own entry. Throws NotFound for an unknown id and for another person's alike. */
  async function read(viewer: Viewer, id: string): Promise<Row & { version: string }> {
    const [row] = await readMany(viewer, [id]);
    if (!row) throw new NotFound(kind.missing);
    return row;
  }

  async function readMany(viewer: Viewer, ids: readonly string[]): Promise<(Row & { version: string })[]> {
    return opened(
      viewer,
      () => sql<SealedRow & { version: string }>`
        select ${shown}, xmin::text as version from ${table}
        where "userId" = ${viewer.id}::uuid and id = any(${ids.filter(isUuid)}::uuid[])`,
    );
  }

  /** Saves several entries in one statement, given in their order. Throws BadInput and saves none; Gone for one deleted since, when the others are saved. */
  async function saveAll(viewer: Viewer, entries: readonly NewEntry<Said, Earned>[]): Promise<Saved<Row>[]> {
    const now = new Date();
    const drafts = entries.map(({ said, earned, occurredAt, stamp }) => {
      const receipt = receiptOf(viewer, operation, { ...said, occurredAt }, stamp);
      const { clear, texts } = parted(said);
      const when = newWhen(viewer, occurredAt, stamp ?? {}, now);
      const row = { ...clear, ...earned, ...when, id: uuidv7(), userId: viewer.id };
      const entryAt = (createdAt: Date): Row => {
        const { id, userId } = row;
        return {
          ...said,
          ...earned,
          ...when,
          localDate: new Date(when.localDate),
          id,
          userId,
          createdAt,
          editedAt: null,
          isUnreadable: false,
        };
      };
      return { row, texts, receipt: { ...receipt, entityId: row.id }, entryAt };
    });
    for (;;) {
      const given = givenBy(
        viewer,
        drafts.map(({ row, texts, receipt }) => ({ receipt, row: { ...row, sealed: seal(viewer, row.id, texts) } })),
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
        ), change as (${entryChange}), ${entries.length === 1 ? postedOne : posted}
        select holds, id, "createdAt" from proof left join entry on true`;

      const savedAt = new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
      const left = drafts.filter(({ row }) => !savedAt.has(row.id)).map(({ receipt }) => receipt);
      const earlier = left.length > 0 ? await earlierSaves(viewer, left) : [];
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

  /** SQL of the receipts and entries that a save inserts: one is given by its values, several as JSON, which takes the database longer. */
  function givenBy(
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

  async function earlierSaves(viewer: Viewer, receipts: readonly Receipt[]): Promise<Earlier<Row>[]> {
    let found: (Omit<Receipt, "userId"> & (SealedRow | { id: null }))[] = [];
    const entries = await opened(viewer, async () => {
      found = await sql<(typeof found)[number]>`
        select ${ofEntry}, r."clientHash", r.operation, r."requestHash"
        from (
          select "clientHash"::text as "clientHash", operation, "requestHash"::text as "requestHash", "entityId" from "Receipt"
          where "userId" = ${viewer.id}::uuid
            and "clientHash" = any(${receipts.map(({ clientHash }) => bytesOf(clientHash))}::bytea[])
        ) as r left join ${table} as e on e."userId" = ${viewer.id}::uuid and e.id = r."entityId"`;
      return found.filter((row) => row.id !== null);
    });
    return found.map(({ id, ...receipt }) => ({ ...receipt, entry: entries.find((entry) => entry.id === id) }));
  }

  /** The rows with their texts, none of which is opened yet. */
  async function opened<Raw extends SealedRow>(viewer: Owner, readRows: () => Promise<Raw[]>): Promise<(Raw & Row)[]> {
    const rows = await viewer.keys.openable(await readRows(), readRows);
    return rows.map((row) => shownRow(viewer, row));
  }

  function shownRow<Raw extends SealedRow>({ keys }: Owner, row: Raw, known?: Record<string, unknown>): Raw & Row {
    // Its columns, and the texts that `withTexts` adds, are what Row is.
    return withTexts(row, { keys }, known) as Raw & Row;
  }

  function seal({ keys }: Viewer, id: string, texts: object): string {
    return asBytea(keys.seal(name, id, texts));
  }

  /** What was said, in what stands clear and what is sealed. */
  function parted(said: Said): { clear: Record<string, unknown>; texts: Record<string, unknown> } {
    const clear: Record<string, unknown> = {};
    const texts: Record<string, unknown> = {};
    for (const [column, value] of Object.entries(said)) {
      if (!sealedColumns.has(column)) clear[column] = value;
      else if (value !== null) texts[column] = value;
    }
    return { clear, texts };
  }
}

const noCondition = sqlText``;
const placeColumns = sqlNames("localDate", "occurredAt", "id");

/** A receipt and its entry, which is undefined when it was deleted since. */
type Earlier<Row> = Omit<Receipt, "userId"> & { entry: Row | undefined };

/** The first save of a clientId. Throws BadInput if that was of another kind, or Gone if it was deleted since. */
function earlierOf<Row extends EntryRow>(receipt: Receipt, earlier: readonly Earlier<Row>[]): Saved<Row> {
  const first = earlier.find(({ clientHash }) => clientHash === receipt.clientHash);
  refuseOtherKind(receipt, first);
  if (!first?.entry) throw new Gone("This entry was saved before and has been deleted since.");
  return { entry: first.entry, alreadySaved: first.requestHash !== receipt.requestHash };
}

/** A text as it is stored, null for an empty one. Throws BadInput naming the field. */
export function keptText(label: string, text: string | null | undefined, max: number, field: string): string | null {
  const problem = textProblem(label, text ?? "", max);
  if (problem) throw new BadInput(problem, field);
  return text || null;
}
