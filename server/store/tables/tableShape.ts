import type { Prisma } from "#server/generated/prisma/client.ts";

/** The person's own key, or one of the server's. A cache is under the person's key too, and dropped when that is renewed. */
export type KeyOf = "person" | "person's cache" | "profile" | "reports";

/** An encrypted column, with whose key encrypts it. */
interface Sealed {
  under: KeyOf;
}

/** A column that nobody can read for another reason, such as a hash. */
interface Unreadable {
  unreadable: string;
}

/** A column that can hold text and stands clear, with the reason. Free text never does. */
interface ClearText {
  clearText: string;
}

/** How a column is protected, or why it is not. A mere sentence is the reason of a column that cannot hold text. */
export type ColumnWord = Sealed | Unreadable | ClearText | string;

/** A table whose rows belong to people. It says how a reset, a deletion, a key renewal and the checks treat them. */
export interface OfPeople<Column extends string = string> {
  /** The columns that name a row's owner. A row between two people has two. */
  owners: readonly [Column, ...Column[]];
  /** What a reset does with the person's rows. */
  reset: "deletes" | "keeps";
  /**
   * How deleting the account treats the rows. `first`: in its first statement. `batches`: after it. `withoutNames`:
   * kept without names (reports). `last`: at the end.
   */
  deletion: "first" | "batches" | "withoutNames" | "last";
  /** Whether its rows count in the ledger, which `check:ledger` verifies. */
  counts?: true;
  /** Whether its rows are entries of the diary, which can have tags and be brought by an import. */
  holdsEntries?: true;
  /** Why a statement may search it without naming an owner. All others of one owner have that first in every key. */
  shared?: string;
  /** Why it is asked for from both sides, though its keys begin with one (server/store/placement.ts). */
  bothSides?: string;
  /** Each column, by its name. */
  columns: Readonly<Record<Column, ColumnWord>>;
  /** Why no backup holds it. A table that a release had in its backups has no such reason: a restore refuses one that has. */
  notInBackups?: string;
}

/** A table of the server's own. No row has an owner, under whose key it could be encrypted. */
interface OfNobody<Column extends string = string> extends Pick<OfPeople, "notInBackups"> {
  owners?: never;
  /** Why each node of a database has a copy. */
  shared: string;
  bothSides?: never;
  columns: Readonly<Record<Column, Exclude<ColumnWord, Sealed>>>;
}

/** Everything that is said of a table. */
export type TableShape<Column extends string = string> = OfPeople<Column> | OfNobody<Column>;

type Name = Prisma.ModelName;
type RowOf<Table extends Name> = Prisma.TypeMap["model"][Table]["payload"]["scalars"];
type ColumnOf<Table extends Name> = keyof RowOf<Table> & string;
type AnyColumn = { [Table in Name]: ColumnOf<Table> }[Name];

/** Bytes are never clear, and only texts have a reason for clear text. */
type WordOf<Value> = Value extends Uint8Array
  ? Sealed | Unreadable
  : Value extends string
    ? Unreadable | ClearText | string
    : string;

type WordsOf<Table extends Name> = {
  readonly [Column in ColumnOf<Table>]: WordOf<NonNullable<RowOf<Table>[Column]>>;
} & {
  // A spread may bring no column of another table.
  readonly [Column in Exclude<AnyColumn, ColumnOf<Table>>]?: never;
};

type ShapeOf<Table extends Name> =
  "userId" extends ColumnOf<Table> ? OfPeople<ColumnOf<Table>> : TableShape<ColumnOf<Table>>;

/** Each table of prisma/schema.prisma, with each of its columns and no other. */
export type Tables = { readonly [Table in Name]: ShapeOf<Table> & { columns: WordsOf<Table> } };

/** What is said of columns of any tables. */
export type Words = { readonly [Column in AnyColumn]?: ColumnWord };
