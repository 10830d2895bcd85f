import { sealedColumns } from "#server/store/personalTables.ts";

/**
 * Columns besides the encrypted ones (server/store/personalTables.ts) that are unreadable without a key, each with its
 * reason.
 */
const unreadable: Readonly<Record<string, string>> = {
  wrapped: "a key, wrapped by the master key",
  canary: "a constant, wrapped by the master key",
  emailHash: "a keyed hash",
  clientHash: "a keyed hash",
  requestHash: "a keyed hash",
  tokenHash: "a hash of 32 random bytes",
  hash: "a keyed hash",
  nameHash: "a keyed hash",
  sourceHash: "a keyed hash",
  passwordHash: "argon2id, salted",
};

/** Unencrypted columns, each with its reason. Free text is never among them. */
const clear: Readonly<Record<string, string>> = {
  "User.username": "is how people find each other, and is looked for",
  "User.usernameKey": "keeps usernames unique, whatever their case",
  "User.timeZone": "the name of a zone, which decides today",
  "User.agreedTo": "the day of a text, which the server takes as nothing but a date",
  "Session.device": "words of the program's own for a browser and a system",
  "Customer.id": "Stripe's name for a customer, which its events come with",
  "StripeEvent.id": "Stripe's name for an event",
  "Receipt.operation": "one of the program's words",
  "Action.type": "one of two words, which are counted",
  "Action.classification": "one of two words, which are counted and filtered",
  "Action.intention": "one of two words, of which karma is made",
  "Action.emotionResponse": "one of the emotions, of which karma is made",
  "Action.effectOnOthers": "one of the emotions, of which karma is made",
  "Action.timeZone": "the name of a zone, which decided the day",
  "Mood.value": "one of 24 moods, which are counted",
  "Mood.finerWord": "one of the finer words for a mood, which says no more than a mood does",
  "Mood.timeZone": "the name of a zone, which decided the day",
  "JournalEntry.timeZone": "the name of a zone, which decided the day",
  "Action.broughtFrom": "one of the program's names for apps, which lists show",
  "Mood.broughtFrom": "one of the program's names for apps, which lists show",
  "JournalEntry.broughtFrom": "one of the program's names for apps, which lists show",
  "Import.source": "one of the program's names for apps, which lists show",
  "DayTotal.latestMood": "one of 24 moods, which the year shows",
  "DayMood.value": "one of 24 moods, which are counted",
  "MonthMood.value": "one of 24 moods, which are counted",
  "OwnMood.value": "one of 24 moods, which are counted",
  "Friendship.status": "one of four words, which lists go by",
  "Exchange.side": "one of two words, which lists and sums go by",
  "Exchange.type": "one of three words, which are counted",
  "NameWord.usernameKey": "is what the search is sorted by",
  "InstanceKey.purpose": "one of the program's words",
  "Vault.keyId": "tells keys apart, and nothing of a key",
  "KeyCopy.keyId": "tells keys apart, and nothing of a key",
  "DeletedAccount.id": "keeps a backup from bringing somebody back who deleted their account",
  "_prisma_migrations.id": "the database's own",
  "_prisma_migrations.checksum": "of a file of the program",
  "_prisma_migrations.migration_name": "names a file of the program",
  "_prisma_migrations.logs": "the database's own, and empty",
};

/** Columns in any table that cannot hold text, each with its reason. */
const clearWithoutText: Readonly<Record<string, string>> = {
  id: "tells rows apart",
  userId: "says whose row it is, and every key begins with it",
  entityId: "finds what was saved",
  tagIds: "says which tags an entry has, which are counted",
  tagId: "says of which tag it is a sum",
  ownMoodId: "says which words of the person's own an entry has",
  importId: "says with which import an entry came",
  takenBackAt: "says that an import is being taken back",
  goneAt: "says that it was",
  brought: "is a sum",
  mergedInto: "says what took it over",
  position: "is the person's order",
  archivedAt: "is filtered by",
  isUsed: "keeps what was counted from changing",
  latestMoodId: "tells moods of one moment apart",
  latestMoodAt: "tells which mood of a day is the latest",
  version: "tells keys apart, and the states of an entry or a day",
  epoch: "tells a device what was reset",
  trialEndsAt: "decides who may come in",
  subscribed: "decides who may come in",
  endsAt: "ends a session that only takes data away",
  credentials: "counts changes, which end sessions and password links",
  asked: "orders what Stripe answers",
  told: "orders what Stripe answers",
  checkoutAt: "keeps a person at one payment page",
  createdAt: "when it was written down",
  editedAt: "when it was changed",
  changedAt: "when it was changed, by which it is sorted",
  requesterId: "is one of two people",
  requesteeId: "is the other one",
  lowId: "keeps a pair unique, no matter which of the two asked",
  highId: "keeps a pair unique, no matter which of the two asked",
  otherId: "names the other person",
  againstId: "names the reported person",
  exchangeId: "keeps a message from being reported twice",
  seenAt: "is counted by the bell",
  hiddenAt: "is filtered by",
  againAt: "limits asking again",
  againBeforeAt: "limits asking again",
  resolvedAt: "is filtered by",
  keptUntilAt: "ends what is kept",
  expiresAt: "ends what is valid",
  suspendedAt: "decides who may send",
  requestsAt: "is counted by the day",
  messagesAt: "is counted by the day",
  reportsAt: "is counted by the day",
  goldAt: "is counted by the day",
  goldTo: "is counted by the day",
  goldOf: "says which gift was the last with gold",
  kilobytes: "is compared with the size that an account may have",
  sizedAt: "says when that was counted",
  agreedAt: "says when somebody agreed to the legal pages",
  deletedAt: "finds what is left to delete",
  lastSeenAt: "ends idle sessions",
  since: "says since when people can only read",
  occurredAt: "when it was, by which it is sorted",
  localDate: "the day it counts for, by which it is sorted and summed",
  month: "the month it counts for",
  writes: "counts the changes of a month, whatever they are",
  part: "orders the parts of a month",
  timeZoneFixed: "a setting",
  dailyReminder: "a setting",
  karmaMessages: "a setting",
  anonymousMode: "a setting",
  insights: "a setting",
  reflects: "is counted",
  hidden: "is filtered by",
  earns: "keeps edits of imported rows from earning",
  ruleVersion: "which rule of karma it was",
  gold: "is summed",
  coal: "is summed",
  ...Object.fromEntries(
    ["actions", "events", "positives", "moods", "journals", "reflections", "giftsSent", "count"].map((name) => [
      name,
      "is a sum",
    ]),
  ),
  started_at: "the database's own",
  finished_at: "the database's own",
  rolled_back_at: "the database's own",
  applied_steps_count: "the database's own",
};

/** Types that cannot hold a person's text. */
const withoutText = new Set("uuid bool int2 int4 int8 float8 numeric date timestamptz _uuid _timestamptz".split(" "));

export interface Column {
  table: string;
  column: string;
  type: string;
}

/** Whether a column is allowed: unreadable without a key, or listed with a reason. */
export function mayStand({ table, column, type }: Column): boolean {
  if (withoutText.has(type)) return column in clearWithoutText;
  const isSealed = sealedColumns.some((one) => one.table === table && one.column === column);
  const isUnreadable = isSealed || column in unreadable;
  return `${table}.${column}` in clear || (isUnreadable && (type === "bytea" || column === "passwordHash"));
}

/** Lists reasons for columns that do not exist. */
export function reasonsWithoutColumn(columns: readonly Column[]): string[] {
  const [names, ofTables] = [columns.map(({ column }) => column), columns.map((one) => `${one.table}.${one.column}`)];
  return [
    ...[...Object.keys(clear), ...sealedColumns.map((one) => `${one.table}.${one.column}`)].filter(
      (name) => !ofTables.includes(name),
    ),
    ...[...Object.keys(unreadable), ...Object.keys(clearWithoutText)].filter((name) => !names.includes(name)),
  ];
}
