/** The person's own key, or one of the server's. A cache is under the person's key too, and dropped when that is renewed. */
export type KeyOf = "person" | "person's cache" | "profile" | "reports";

/** A table whose rows belong to a person. It says how a reset, a deletion, a key renewal and the checks treat them. */
export interface PersonalTable {
  name: string;
  /** The columns that name a row's owner. A row between two people has two. */
  owners: readonly [string, ...string[]];
  /** The columns of its primary key. */
  key: readonly [string, ...string[]];
  /** The encrypted columns, each with whose key encrypts it. */
  sealed?: Readonly<Record<string, KeyOf>>;
  /** What a reset does with the person's rows. */
  reset: "deletes" | "keeps";
  /**
   * How deleting the account treats the rows. `first`: in its first statement. `batches`: after it. `withoutNames`:
   * kept without names (reports). `last`: at the end.
   */
  deletion: "first" | "batches" | "withoutNames" | "last";
  /** Whether its rows count in the ledger, which `check:ledger` verifies. */
  counts?: true;
  /** Why a statement may search it without naming an owner. All other tables have the owner first in every key. */
  foundWithoutOwner?: string;
  /** Why it is asked for from both sides, though its keys begin with one (server/store/placement.ts). */
  bothSides?: string;
}

/** The tables of what a person writes into the diary. Their rows can have tags, and an import can bring them. */
export const diaryTables = ["Action", "Mood", "JournalEntry"] as const;

const tables = [
  {
    name: "User",
    owners: ["id"],
    key: ["id"],
    sealed: { sealed: "person", profile: "profile" },
    reset: "keeps",
    deletion: "last",
    foundWithoutOwner: "is looked for by email and name before anybody is known",
  },
  {
    name: "Session",
    owners: ["userId"],
    key: ["tokenHash"],
    reset: "keeps",
    deletion: "first",
    foundWithoutOwner: "is looked for by its token before anybody is known",
  },
  { name: "PersonKey", owners: ["userId"], key: ["userId", "version"], reset: "keeps", deletion: "first" },
  {
    name: "Customer",
    owners: ["userId"],
    key: ["id"],
    reset: "keeps",
    deletion: "batches",
    foundWithoutOwner: "is looked for by Stripe's id",
  },
  {
    name: "Picture",
    owners: ["userId"],
    key: ["userId"],
    sealed: { sealed: "profile" },
    reset: "keeps",
    deletion: "batches",
  },
  ...diaryTables.map((name) => entryTable(name)),
  entryTable("Exchange"),
  ownWordTable("Tag"),
  ownWordTable("OwnMood"),
  { name: "Import", owners: ["userId"], key: ["userId", "id"], reset: "deletes", deletion: "batches" },
  { name: "Receipt", owners: ["userId"], key: ["userId", "clientHash"], reset: "keeps", deletion: "batches" },
  { name: "DayTotal", owners: ["userId"], key: ["userId", "localDate"], reset: "deletes", deletion: "batches" },
  { name: "MonthTotal", owners: ["userId"], key: ["userId", "month"], reset: "deletes", deletion: "batches" },
  { name: "AllTimeTotal", owners: ["userId"], key: ["userId"], reset: "deletes", deletion: "batches" },
  { name: "DayMood", owners: ["userId"], key: ["userId", "localDate", "value"], reset: "deletes", deletion: "batches" },
  { name: "MonthMood", owners: ["userId"], key: ["userId", "month", "value"], reset: "deletes", deletion: "batches" },
  { name: "DayTag", owners: ["userId"], key: ["userId", "tagId", "localDate"], reset: "deletes", deletion: "batches" },
  { name: "MonthTag", owners: ["userId"], key: ["userId", "tagId", "month"], reset: "deletes", deletion: "batches" },
  {
    name: "SearchMonth",
    owners: ["userId"],
    key: ["userId", "month", "part"],
    sealed: { sealed: "person's cache", words: "person's cache" },
    reset: "deletes",
    deletion: "batches",
  },
  {
    name: "Block",
    owners: ["userId"],
    key: ["userId", "otherId"],
    reset: "keeps",
    deletion: "batches",
    bothSides: "hides each of the two from the other",
  },
  {
    name: "Mute",
    owners: ["userId"],
    key: ["userId", "otherId"],
    reset: "keeps",
    deletion: "batches",
    bothSides: "is read by the person who sends",
  },
  { name: "Quota", owners: ["userId"], key: ["userId"], reset: "keeps", deletion: "batches" },
  {
    name: "NameWord",
    owners: ["userId"],
    key: ["hash", "usernameKey", "userId"],
    reset: "keeps",
    deletion: "batches",
    foundWithoutOwner: "is how people find each other",
  },
  {
    name: "ResetLink",
    owners: ["userId"],
    key: ["tokenHash"],
    reset: "keeps",
    deletion: "batches",
    foundWithoutOwner: "is looked for by its token",
  },
  {
    name: "Friendship",
    owners: ["requesterId", "requesteeId"],
    key: ["id"],
    reset: "keeps",
    deletion: "batches",
    foundWithoutOwner: "has no single owner",
    bothSides: "is between two people",
  },
  {
    name: "Report",
    owners: ["userId"],
    key: ["userId", "id"],
    sealed: { sealed: "reports" },
    reset: "keeps",
    deletion: "withoutNames",
  },
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
    key: ["userId", "id"],
    sealed: { sealed: "person" },
    reset: "deletes",
    deletion: "batches",
    counts: true,
  } as const;
}

/** A table of a person's own words for what they write. */
function ownWordTable<Name extends string>(name: Name) {
  return {
    name,
    owners: ["userId"],
    key: ["userId", "id"],
    sealed: { sealed: "person" },
    reset: "deletes",
    deletion: "batches",
  } as const;
}

/** One of the tables of the diary. */
export type DiaryTable = (typeof diaryTables)[number];

/** A table whose rows count in the ledger. */
export type CountedTable = Extract<(typeof tables)[number], { counts: true }>["name"];

/** An encrypted column. */
export interface SealedColumn {
  table: string;
  column: string;
  owner: string;
  /** Whose key encrypts it. */
  keyOf: KeyOf;
}

/** Every encrypted column. */
export const sealedColumns: readonly SealedColumn[] = personalTables.flatMap(({ name, owners: [owner], sealed = {} }) =>
  Object.entries(sealed).map(([column, keyOf]) => ({ table: name, column, owner, keyOf })),
);
