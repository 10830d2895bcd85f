/** A table whose rows belong to a person. It says how a reset, a deletion, a key renewal and the checks treat them. */
export interface PersonalTable {
  name: string;
  /** The columns that name a row's owner. A row between two people has two. */
  owners: readonly [string, ...string[]];
  /** The encrypted columns, each with whose key encrypts it: the person's own, or one of the server's. */
  sealed?: Readonly<Record<string, "person" | "profile" | "reports">>;
  /** Whether a reset deletes the person's rows. */
  reset: "deletes" | "keeps";
  /**
   * How deleting the account treats the rows: in its first statement, in batches after it, kept without the names
   * (reports), or at the end.
   */
  deletion: "first" | "batches" | "withoutNames" | "last";
  /** Whether its rows count in the ledger, which `check:ledger` verifies. */
  counts?: true;
  /** Why a statement may search it without naming an owner. All other tables have the owner first in every key. */
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
 * Every table that names a person. A reset and a deletion take them in this order: totals after the rows that they sum
 * up, in the order in which a save locks them.
 */
export const personalTables: readonly PersonalTable[] = tables;

/** A table of what a person writes: encrypted under their own key, deleted by a reset, counted in the ledger. */
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

/** An encrypted column. */
export interface SealedColumn {
  table: string;
  column: string;
  owner: string;
  /** Whose key encrypts it. */
  keyOf: "person" | "profile" | "reports";
}

/** Every encrypted column. */
export const sealedColumns: readonly SealedColumn[] = personalTables.flatMap(({ name, owners: [owner], sealed = {} }) =>
  Object.entries(sealed).map(([column, keyOf]) => ({ table: name, column, owner, keyOf })),
);
