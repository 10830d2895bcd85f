import { readable, openedRow } from "./sealed.ts";
import { changesOf, postedOf, type Facts } from "./ledger/posting.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { asBytea, type Sealed } from "#server/store/keys/sealing.ts";
import { sqlList, sqlNames, sqlText } from "#server/store/sqlText.ts";

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

/** A row as the database gives it. */
export interface SealedRow extends Omit<EntryRow, "isUnreadable"> {
  sealed: Sealed;
}

/** What a noun says of its kind of entry. */
export interface KindFacts<Said, Earned> {
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

const commonColumns = [
  ...(["id", "userId", "occurredAt", "timeZone", "localDate", "createdAt", "editedAt"] as const),
  "sealed",
] as const;

/** A kind of entry, with the SQL that its statements are made of. All of it is made once. */
export type EntryKind<Row> = ReturnType<typeof piecesOf> & {
  /** A row with its texts, which need no opening where they are `known`. */
  shownRow: <Raw extends SealedRow>(viewer: Owner, row: Raw, known?: Record<string, unknown>) => Raw & Row;
};

/** Makes a kind of entry from the name of its table and what its noun says of it. */
export function kindOf<Said extends object, Earned extends object>(
  name: string,
  facts: KindFacts<Said, Earned>,
): EntryKind<EntryRow & Said & Earned> {
  const withTexts = readable<SealedRow & Pick<Viewer, "keys">>({
    names: facts.texts,
    open: (row) => openedRow(name, row),
    blank: () => facts.blank ?? {},
  });
  return {
    ...piecesOf(name, facts),
    shownRow: <Raw extends SealedRow>({ keys }: Owner, row: Raw, known?: Record<string, unknown>) =>
      // Its columns, and the texts that `withTexts` adds, are what the row is.
      withTexts(row, { keys }, known) as Raw & EntryRow & Said & Earned,
  };
}

function piecesOf<Said extends object, Earned extends object>(
  name: string,
  { operation, missing, columns, texts, facts }: KindFacts<Said, Earned>,
) {
  const table = sqlNames(name);
  const written = ["id", "userId", "occurredAt", "timeZone", "localDate", "sealed", ...columns];
  const allColumns: readonly string[] = [...commonColumns, ...columns];
  const entryChange = changesOf(sqlText`entry`, facts);
  return {
    name,
    operation,
    missing,
    table,
    columns: allColumns,
    /** The columns that only this kind has. */
    own: sqlNames(...columns),
    shown: sqlNames(...allColumns),
    ofEntry: sqlList(allColumns.map((column) => sqlText`e.${sqlNames(column)}`)),
    written,
    writtenNames: sqlNames(...written),
    givenOfNew: sqlList(written.map((column) => sqlText`n.${sqlNames(column)}`)),
    allChange: changesOf(table, facts),
    entryChange,
    editChange: sqlText`${changesOf(sqlText`before`, facts, -1)} union all ${entryChange}`,
    goneChange: changesOf(sqlText`entry`, facts, -1),
    posted: postedOf(facts),
    postedOne: postedOf(facts, true),
    sealedTexts: new Set<string>(texts),
  };
}

/** The rows with their texts, none of which is opened yet. */
export async function withTextsOf<Row, Raw extends SealedRow>(
  { shownRow }: EntryKind<Row>,
  viewer: Owner,
  readRows: () => Promise<Raw[]>,
): Promise<(Raw & Row)[]> {
  const rows = await viewer.keys.openable(await readRows(), readRows);
  return rows.map((row) => shownRow(viewer, row));
}

/** The texts of an entry as its column `sealed` holds them. */
export function sealedTextsOf({ name }: EntryKind<unknown>, { keys }: Viewer, id: string, texts: object): string {
  return asBytea(keys.seal(name, id, texts));
}

/** What a person said, parted in what stands clear and what is sealed. */
export function parted(
  { sealedTexts }: EntryKind<unknown>,
  said: object,
): { clear: Record<string, unknown>; texts: Record<string, unknown> } {
  const clear: Record<string, unknown> = {};
  const texts: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(said)) {
    if (!sealedTexts.has(column)) clear[column] = value;
    else if (value !== null) texts[column] = value;
  }
  return { clear, texts };
}
