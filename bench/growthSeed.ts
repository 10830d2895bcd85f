import { Client } from "pg";
import { v7 as uuidv7 } from "uuid";
import { localDateOf } from "#domain/days.ts";
import { karmaRuleVersion } from "#domain/karma.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { actionEntries, actionFacts } from "#server/nouns/actions/actions.ts";
import { closeDatabase, openDatabase, sql } from "#server/store/db.ts";
import { exchangeFacts } from "#server/nouns/exchanges/copies.ts";
import { journalEntries, journalFacts } from "#server/nouns/journal/journal.ts";
import { asBytea } from "#server/store/keys/sealing.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { counts, postedOf } from "#server/diary/ledger/posting.ts";
import { moodEntries, moodFacts } from "#server/nouns/moods/moods.ts";
import { sqlNames, sqlText } from "#server/store/sqlText.ts";
import { addCrowd, addMessages } from "./crowd.ts";
import { actionOf, addPerson, moodOf, zone } from "./seed.ts";

const dayMs = 86_400_000;
const years = 11;

/** The size of a diary. Only the first people of an installation have one. */
export interface Diary {
  entries: number;
  days: number;
}

/** The number of people and their diaries. The first person has messages from that many other people. */
export interface Installation {
  people: number;
  messages: number;
  diaries: readonly Diary[];
}

export const large: Installation = {
  people: 100_000,
  messages: 10_000,
  diaries: [{ entries: 1_000_000, days: years * 365 }],
};

/** Its second person writes an entry and a mood every day over the same years. */
export const small: Installation = {
  people: 1_000,
  messages: 100,
  diaries: [
    { entries: 100, days: 100 },
    { entries: 2 * years * 365, days: years * 365 },
  ],
};

/** Fills a migrated, empty database: rows in bulk, and totals from the ledger's own sums. */
export async function seedInstallation(url: string, { people, messages, diaries }: Installation): Promise<void> {
  await openVault(url);
  openDatabase(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const crowd = await addCrowd(client, people);
    for (const [place, diary] of diaries.entries()) {
      const viewer = await addPerson(client, place + 1);
      await write(client, viewer, diary);
      if (place === 0) await addMessages(client, viewer, crowd.slice(0, messages), dayMs / 3);
    }
    await client.query(receipts);
    await client.query(others);
    await sql`with change as (${facts}), ${posted} select 1`;
    // The trials in a kept database would end.
    await client.query(`update "User" set subscribed = true where "usernameKey" like 'person%'`);
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
    await closeDatabase();
  }
}

const posted = postedOf(
  { ...Object.fromEntries(counts.map((count) => [count, sqlNames(count)])), mood: sqlText`value` },
  { of: "entries" },
);
const facts = sqlText`${actionFacts} union all ${moodFacts} union all ${journalFacts} union all ${exchangeFacts}`;

// Every save leaves a receipt. The content of the hash does not matter here.
const receipts = `
  insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId", "createdAt")
  select "userId", sha256(uuid_send(id)), operation, sha256(sealed), id, "createdAt" from (
    select "userId", id, sealed, "createdAt", 'logAction' as operation from "Action"
    union all select "userId", id, sealed, "createdAt", 'saveMood' from "Mood"
    union all select "userId", id, sealed, "createdAt", 'writeJournalEntry' from "JournalEntry"
  ) as entry`;

// Everybody has a session. One in ten people has blocked the next person, and one has muted them.
const others = `
  with person as (select id, row_number() over (order by id) as place, lead(id) over (order by id) as next from "User"),
  session as (
    insert into "Session" ("tokenHash", "userId", credentials) select sha256(uuid_send(id)), id, 0 from person
  ), block as (
    insert into "Block" ("userId", "otherId") select id, next from person where place % 10 = 1 and next is not null
  )
  insert into "Mute" ("userId", "otherId") select id, next from person where place % 10 = 2 and next is not null`;

const kinds = {
  Action: { texts: new Set<string>(actionEntries.texts), of: actionOf },
  Mood: { texts: new Set<string>(moodEntries.texts), of: (n: number) => moodOf(5 * n) },
  JournalEntry: { texts: new Set<string>(journalEntries.texts), of: journalOf },
};
type Kind = keyof typeof kinds;

const atOnce = 2_000;

/** Every second entry is a mood, every twentieth a journal entry. The others are actions and events. */
async function write(client: Client, viewer: Viewer, { entries, days }: Diary): Promise<void> {
  const now = Date.now();
  let inserting: Promise<unknown> = Promise.resolve();
  for (let last = entries; last > 0; last -= atOnce) {
    const rows: Record<Kind, object[]> = { Action: [], Mood: [], JournalEntry: [] };
    for (let n = last; n > Math.max(0, last - atOnce); n -= 1) {
      const kind = n % 2 === 0 ? "Mood" : n % 20 === 11 ? "JournalEntry" : "Action";
      rows[kind].push(rowOf(viewer, kind, n, new Date(now - (n * days * dayMs) / entries)));
    }
    // Encrypts the next rows while PostgreSQL inserts these.
    await inserting;
    inserting = insert(client, rows);
  }
  await inserting;
}

async function insert(client: Client, rows: Record<string, object[]>): Promise<void> {
  for (const [table, some] of Object.entries(rows))
    await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`, [
      JSON.stringify(some),
    ]);
}

function rowOf({ id: userId, keys }: Viewer, kind: Kind, n: number, occurredAt: Date): object {
  const id = uuidv7();
  const { fields, earned } = kinds[kind].of(n);
  const isText = ([name]: [string, unknown]) => kinds[kind].texts.has(name);
  const words = Object.entries(fields);
  const texts = Object.fromEntries(words.filter((word) => isText(word) && word[1] !== null));
  const clear = Object.fromEntries(words.filter((word) => !isText(word)));
  const when = { occurredAt, timeZone: zone, localDate: localDateOf(occurredAt, zone), createdAt: occurredAt };
  return {
    ...clear,
    ...earned,
    ...when,
    id,
    userId,
    version: 1,
    tagIds: [],
    sealed: asBytea(keys.seal(kind, id, texts)),
  };
}

function journalOf(n: number) {
  const [title, body] = [
    `Page ${n}`,
    "Rain until noon, then the long way home along the river and through the market.",
  ];
  return {
    fields: { content: `${title}\n\n${body}`, title, body, emoji: "reflection", tags: ["reflection"], hidden: false },
    earned: { gold: 1, ruleVersion: karmaRuleVersion, earns: true },
  };
}
