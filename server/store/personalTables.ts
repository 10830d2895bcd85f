import { getDatamodel } from "#server/generated/pothos.ts";
import type { KeyOf, OfPeople } from "./tables/tableShape.ts";
import { tables } from "./tables/tables.ts";

/** A table whose rows belong to people. */
export interface PersonalTable extends OfPeople {
  name: string;
  /** The columns of its primary key. */
  key: readonly string[];
}

const { models } = getDatamodel().datamodel;

/** Every table that names a person, in the order in which a reset and a deletion take them. */
export const personalTables: readonly PersonalTable[] = Object.entries(tables).flatMap(([name, table]) =>
  "owners" in table ? [{ ...table, name, key: primaryKeyOf(name) }] : [],
);

function primaryKeyOf(name: string): readonly string[] {
  const { fields = [], primaryKey } = models[name] ?? {};
  return primaryKey?.fields ?? fields.filter(({ isId }) => isId).map((field) => field.name);
}

type NamesWith<Shape> = {
  [Name in keyof typeof tables]: (typeof tables)[Name] extends Shape ? Name : never;
}[keyof typeof tables];

/** A table whose rows count in the ledger. */
export type CountedTable = NamesWith<{ counts: true }>;

/** One of the tables of the diary. */
export type DiaryTable = NamesWith<{ holdsEntries: true }>;

/** The tables of what a person writes into the diary. Their rows can have tags, and an import can bring them. */
export const diaryTables = personalTables
  .filter(({ holdsEntries }) => holdsEntries)
  // Safe: the type asks the same of the names.
  .map(({ name }) => name as DiaryTable);

/** An encrypted column. */
export interface SealedColumn {
  table: string;
  column: string;
  owner: string;
  /** Whose key encrypts it. */
  keyOf: KeyOf;
}

/** Every encrypted column. */
export const sealedColumns: readonly SealedColumn[] = personalTables.flatMap(({ name, owners: [owner], columns }) =>
  Object.entries(columns).flatMap(([column, word]) =>
    typeof word === "object" && "under" in word ? [{ table: name, column, owner, keyOf: word.under }] : [],
  ),
);
