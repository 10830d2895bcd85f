import { readable, openedRow } from "./sealed.ts";
import {
  changesOf,
  changeColumns,
  factsOf,
  postedOf,
  postingsOf,
  type EntryFacts,
  type Facts,
} from "./ledger/posting.ts";
import type { Counting } from "./ledger/totals.ts";
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
  /** Raised by each edit. */
  version: number;
  /** The person's tags, in their order; null for none. */
  tagIds: readonly string[] | null;
  /** The app from which an import brought it; null for what was written here. */
  broughtFrom: string | null;
  importId: string | null;
  /** Its id in that app. */
  readonly sourceId: string | null;
  /** True if the texts cannot be decrypted. They are then blank, and the entry cannot be edited. */
  readonly isUnreadable: boolean;
}

export interface SealedRow extends Omit<EntryRow, "isUnreadable" | "sourceId"> {
  sealed: Sealed;
}

/** What a noun declares about its kind of entry. */
export interface KindFacts<Fields, Earned> {
  /** The operation's name in receipts: one clientId cannot serve two kinds. */
  operation: string;
  missing: string;
  /** Columns stored in clear text. */
  columns: readonly (keyof (Fields & Earned) & string)[];
  /** Fields stored sealed. */
  texts: readonly (keyof Fields & string)[];
  /** Values shown for non-null texts that cannot be decrypted. */
  blank?: Partial<Fields>;
  facts: EntryFacts;
}

const commonColumns = [
  ...(["id", "userId", "occurredAt", "timeZone", "localDate", "createdAt", "editedAt", "version", "tagIds"] as const),
  ...(["broughtFrom", "importId"] as const),
  "sealed",
] as const;

/** Sealed with the texts of every kind of entry. */
const sourceId = "sourceId";

/** A kind of entry, with its SQL fragments, which are built once. */
export type EntryKind<Row> = ReturnType<typeof fragmentsOf> & {
  /** The row with its texts. `known` texts need no decryption. */
  shownRow: <Raw extends SealedRow>(viewer: Owner, row: Raw, known?: Record<string, unknown>) => Raw & Row;
};

/** Builds a kind of entry from its table's name and its noun's declaration. */
export function kindOf<Fields extends object, Earned extends object>(
  name: string,
  facts: KindFacts<Fields, Earned>,
): EntryKind<EntryRow & Fields & Earned> {
  const withTexts = readable<SealedRow & Pick<Viewer, "keys">>({
    names: [...facts.texts, sourceId],
    open: (row) => openedRow(name, row),
    blank: () => facts.blank ?? {},
  });
  return {
    ...fragmentsOf(name, facts),
    shownRow: <Raw extends SealedRow>({ keys }: Owner, row: Raw, known?: Record<string, unknown>) =>
      // Safe: the row has its columns, and `withTexts` adds the texts.
      withTexts(row, { keys }, known) as Raw & EntryRow & Fields & Earned,
  };
}

function fragmentsOf<Fields extends object, Earned extends object>(
  name: string,
  { operation, missing, columns, texts, facts }: KindFacts<Fields, Earned>,
) {
  const table = sqlNames(name);
  const written = ["id", "userId", "occurredAt", "timeZone", "localDate", "sealed", ...columns];
  const restored = [...written, "createdAt", "editedAt"];
  const allColumns: readonly string[] = [...commonColumns, ...columns];
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
    restoredNames: sqlNames(...restored),
    restoredOfNew: sqlList(restored.map((column) => sqlText`n.${sqlNames(column)}`)),
    allChange: factsOf(table, facts),
    goneChange: changesOf(sqlText`entry`, facts, -1, { withTags: true }),
    plain: countedBy(facts, { withTags: false }),
    tagged: countedBy(facts, { withTags: true }),
    sealedTexts: new Set<string>([...texts, sourceId]),
  };
}

/** The parts of a write that count. Entries without tags cost nothing for tags. */
function countedBy(facts: Facts, counting: Counting) {
  const entryChange = changesOf(sqlText`entry`, facts, 1, counting);
  return {
    entryChange,
    editChange: sqlText`${changesOf(sqlText`before`, facts, -1, counting)} union all ${entryChange}`,
    /** What it gives back of a new entry for `postings`. */
    change: changeColumns(facts, 1, counting),
    postings: postingsOf(facts, counting),
    posted: postedOf(facts, { of: "entries", ...counting }),
    postedOne: postedOf(facts, { of: "entry", ...counting }),
    /** The columns that it writes and gives back beside the others. */
    tagIds: counting.withTags ? sqlText`, "tagIds"` : sqlText``,
  };
}

/** Adds lazily decrypted texts to the rows. */
export async function withTextsOf<Row, Raw extends SealedRow>(
  { shownRow }: EntryKind<Row>,
  viewer: Owner,
  readRows: () => Promise<Raw[]>,
): Promise<(Raw & Row)[]> {
  const rows = await viewer.keys.openable(await readRows(), readRows);
  return rows.map((row) => shownRow(viewer, row));
}

/** An entry's texts, sealed for its column `sealed`. */
export function sealedTextsOf({ name }: EntryKind<unknown>, { keys }: Viewer, id: string, texts: object): string {
  return asBytea(keys.seal(name, id, texts));
}

/** Splits the content into clear columns and texts to seal. */
export function splitContent(
  { sealedTexts }: EntryKind<unknown>,
  fields: object,
): { clear: Record<string, unknown>; texts: Record<string, unknown> } {
  const clear: Record<string, unknown> = {};
  const texts: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(fields)) {
    if (!sealedTexts.has(column)) clear[column] = value;
    else if (value !== null) texts[column] = value;
  }
  return { clear, texts };
}
