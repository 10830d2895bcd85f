/** A table with rows that belong to a person. Each answers what a reset, a deletion, a renewed key and the checks must know of it. */
export interface PersonalTable {
  name: string;
  /** The columns that name whose row it is. A row between two people has two. */
  owners: readonly [string, ...string[]];
  /** Columns of sealed values, each with whose key seals it: the person's own, or one of the server's. */
  sealed?: Readonly<Record<string, "person" | "profile" | "reports">>;
  /** Whether a reset deletes the person's rows. */
  reset: "deletes" | "keeps";
  /**
   * How the deletion of the account deletes them: in its first statement, in batches after it, never (reports only lose the names), or
   * at the very end.
   */
  deletion: "first" | "batches" | "withoutNames" | "last";
  /** Whether its rows count in the ledger, which `check:ledger` proves. */
  counts?: true;
  /** Why a statement may look for its rows without naming their owner. Otherwise the owner comes first in every key. */
  foundWithoutOwner?: string;
}

const tables = [
  {
    name: "User",
    owners: ["id"],
    sealed: { sealed: "person", profile: "profile" },
    reset: "keeps",
    deletion: "last",
    foundWithoutOwner: "is looked for by e-mail and name before anybody is known",
  },
  {
    name: "Session",
    owners: ["userId"],
    reset: "keeps",
    deletion: "first",
    foundWithoutOwner: "is looked for by its token before anybody is known",
  },
  { name: "PersonKey", owners: ["userId"], reset: "keeps", deletion: "first" },
  {
    name: "Customer",
    owners: ["userId"],
    reset: "keeps",
    deletion: "batches",
    foundWithoutOwner: "is looked for by Stripe's id",
  },
  { name: "Picture", owners: ["userId"], sealed: { sealed: "profile" }, reset: "keeps", deletion: "batches" },
  entryTable("Action"),
  entryTable("Mood"),
  entryTable("JournalEntry"),
  entryTable("Exchange"),
  { name: "Receipt", owners: ["userId"], reset: "keeps", deletion: "batches" },
  { name: "DayTotal", owners: ["userId"], reset: "deletes", deletion: "batches" },
  { name: "MonthTotal", owners: ["userId"], reset: "deletes", deletion: "batches" },
  { name: "AllTimeTotal", owners: ["userId"], reset: "deletes", deletion: "batches" },
  { name: "DayMood", owners: ["userId"], reset: "deletes", deletion: "batches" },
  { name: "MonthMood", owners: ["userId"], reset: "deletes", deletion: "batches" },
  { name: "Block", owners: ["userId"], reset: "keeps", deletion: "batches" },
  { name: "Mute", owners: ["userId"], reset: "keeps", deletion: "batches" },
  { name: "Quota", owners: ["userId"], reset: "keeps", deletion: "batches" },
  {
    name: "NameWord",
    owners: ["userId"],
    reset: "keeps",
    deletion: "batches",
    foundWithoutOwner: "is how people find each other",
  },
  {
    name: "ResetLink",
    owners: ["userId"],
    reset: "keeps",
    deletion: "batches",
    foundWithoutOwner: "is looked for by its token",
  },
  {
    name: "Friendship",
    owners: ["requesterId", "requesteeId"],
    reset: "keeps",
    deletion: "batches",
    foundWithoutOwner: "is between two people, and asked for from both sides",
  },
  { name: "Report", owners: ["userId"], sealed: { sealed: "reports" }, reset: "keeps", deletion: "withoutNames" },
] as const satisfies readonly PersonalTable[];

/**
 * Every table that names a person. A reset and a deletion take them in this order: totals come after the rows that they sum up, as a
 * save locks them.
 */
export const personalTables: readonly PersonalTable[] = tables;

/** A table of what a person writes: sealed under their own key, deleted by a reset, counted in the ledger. */
function entryTable<Name extends string>(name: Name) {
  return {
    name,
    owners: ["userId"],
    sealed: { sealed: "person" },
    reset: "deletes",
    deletion: "batches",
    counts: true,
  } as const;
}

/** Tables whose rows count in the ledger. */
export type CountedTable = Extract<(typeof tables)[number], { counts: true }>["name"];

/** A column of sealed values. */
export interface SealedColumn {
  table: string;
  column: string;
  owner: string;
  /** Whose key seals it. */
  keyOf: "person" | "profile" | "reports";
}

/** Every column of sealed values. */
export const sealedColumns: readonly SealedColumn[] = personalTables.flatMap(({ name, owners: [owner], sealed = {} }) =>
  Object.entries(sealed).map(([column, keyOf]) => ({ table: name, column, owner, keyOf })),
);
