import type { Client } from "pg";
import { v7 as uuidv7 } from "uuid";
import { karmaRuleVersion } from "#domain/karma.ts";
import { prefixesOf } from "#domain/nameWords.ts";
import { sealedPerson } from "#server/nouns/account/register.ts";
import { nameHash } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { asBytea } from "#server/store/keys/sealing.ts";
import { sealedProfile } from "#server/diary/sealed.ts";

const atOnce = 1_000;
const givenNames = ["Ada", "Bo", "Chidi", "Dunja", "Emre", "Farida", "Goran", "Hana", "Imani", "Jonas"];

/** Adds people who can be listed and found, half of them with a display name and profile text. Returns their ids. */
export async function addCrowd(client: Client, people = 100_000): Promise<string[]> {
  const ids: string[] = [];
  const hashOf = hashing();
  while (ids.length < people) {
    const some = Array.from({ length: atOnce }, (_, index) => somebody(ids.length + index, hashOf));
    await client.query(
      `insert into "User" (id, "emailHash", username, "usernameKey", sealed, profile, "passwordHash", "trialEndsAt")
       select id, "emailHash", username, "usernameKey", sealed, profile, 'none', now() + interval '7 days'
       from json_populate_recordset(null::"User", $1::json)`,
      [JSON.stringify(some.map(({ row }) => row))],
    );
    await client.query(
      `insert into "PersonKey" ("userId", version, wrapped)
       select "userId", version, wrapped from json_populate_recordset(null::"PersonKey", $1::json)`,
      [JSON.stringify(some.map(({ key }) => key))],
    );
    await client.query(
      `insert into "NameWord" (hash, "usernameKey", "userId")
       select hash, "usernameKey", "userId" from json_populate_recordset(null::"NameWord", $1::json)`,
      [JSON.stringify(some.flatMap(({ words }) => words))],
    );
    ids.push(...some.map(({ row }) => row.id));
  }
  return ids;
}

function somebody(number: number, hashOf: (beginning: string) => string) {
  const username = `friend${number}`;
  const displayName = number % 2 ? `${givenNames[number % givenNames.length]} Example` : null;
  const who = { username, email: `${username}@example.com`, firstName: "Ada", surname: "Example", country: "Nepal" };
  const { row, key } = sealedPerson(uuidv7(), who);
  const { id: userId, usernameKey } = row;
  const profile =
    displayName && asBytea(sealedProfile(userId, { displayName, bio: "Walks before work, and bakes on Sundays." }));
  const words = prefixesOf(username, displayName).map((one) => ({ hash: hashOf(one), usernameKey, userId }));
  return { row: { ...row, profile }, key: { userId, ...key, wrapped: asBytea(key.wrapped) }, words };
}

/** Many names have the same prefixes, which have the same hashes within one database. */
function hashing(): (beginning: string) => string {
  const hashes = new Map<string, string>();
  return (beginning) => {
    const hash = hashes.get(beginning) ?? asBytea(nameHash(beginning));
    hashes.set(beginning, hash);
    return hash;
  };
}

/** Sends a person a kind message from each of these connections, one a day by default. */
export async function addMessages(
  client: Client,
  { id, keys }: Viewer,
  others: readonly string[],
  apartMs = 86_400_000,
): Promise<void> {
  const now = Date.now();
  const sent = others.map((otherId, place) => ({ otherId, at: new Date(now - place * apartMs) }));
  const copies = sent.map(({ otherId, at }) => {
    const exchange = uuidv7();
    const texts = { message: "You made my day.", template: "made_my_day", deliveryMethod: "app", recipientName: null };
    return {
      userId: id,
      id: exchange,
      side: "received",
      otherId,
      type: "kind_message",
      sealed: asBytea(keys.seal("Exchange", exchange, texts)),
      gold: 0,
      ruleVersion: karmaRuleVersion,
      localDate: at.toISOString().slice(0, 10),
      createdAt: at,
      seenAt: at,
    };
  });
  const friendships = sent.map(({ otherId, at }) => {
    const [lowId, highId] = [id, otherId].toSorted();
    return { id: uuidv7(), requesterId: otherId, requesteeId: id, lowId, highId, status: "accepted", changedAt: at };
  });
  await insert(client, "Exchange", copies);
  await insert(client, "Friendship", friendships);
}

async function insert(client: Client, table: string, rows: readonly object[]): Promise<void> {
  await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`, [
    JSON.stringify(rows),
  ]);
}
