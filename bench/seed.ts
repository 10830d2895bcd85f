import { actionKind } from "#domain/entries/action.ts";
import { eachText, type Fields, type Kind, type TextName } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { finerWordsOf } from "#domain/finerWords.ts";
import { createHash } from "node:crypto";
import { Client } from "pg";
import { insertPerson } from "#server/nouns/account/register.ts";
import { readSession } from "#server/nouns/account/session.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { actionEntries } from "#server/nouns/actions/actions.ts";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { editMood, moodEntries, saveMood } from "#server/nouns/moods/moods.ts";
import { createOwnMood } from "#server/nouns/words/changeOwnMoods.ts";
import { cursorOf } from "#server/store/pages.ts";
import { addCrowd, addMessages } from "./crowd.ts";

/** Everybody in the benchmark lives here, so that days do not start at UTC midnight. */
export const zone = "Asia/Kathmandu";

const ordinaryPeople = 1_000;
const entriesEach = 100;
const messagesEach = 30;

export interface Person {
  token: string;
  /** A cursor with a tenth of the diary after it. */
  deep: string;
}

export interface People {
  /** 1,000 people with 100 entries each over the last 300 days. */
  ordinary: Person[];
  /** 100,000 entries over ten years. */
  prolific: Person;
  /** 100 entries over the last 100 days. */
  modest: Person;
  /** 100 entries over the same ten years. */
  sparse: Person;
  /** Entries with tags, own moods and finer words, some of them edited. */
  worded: Person;
}

/**
 * Fills a migrated, empty database with people and entries by the product's operations. A crowd adds 100,000 people,
 * and 30 messages for each of the 1,000.
 */
export async function seed(url: string, { withCrowd }: { withCrowd: boolean }): Promise<People> {
  await openVault(url);
  openDatabase(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const crowd = withCrowd ? await addCrowd(client) : [];
    const ordinary: Person[] = [];
    for (let number = 1; number <= ordinaryPeople; number += 1) {
      const viewer = await addPerson(client, number);
      await addEntries(viewer, { count: entriesEach, days: 300 });
      if (withCrowd) await addMessages(client, viewer, crowd.slice(number * 90, number * 90 + messagesEach));
      ordinary.push({ token: tokenOf(number), deep: await deepPlaceOf(client, viewer, 60) });
    }
    const prolific = await addPerson(client, ordinaryPeople + 1);
    await addEntries(prolific, { count: 100_000, days: 3_652 });
    const modest = await addPerson(client, ordinaryPeople + 2);
    await addEntries(modest, { count: 100, days: 100 });
    const sparse = await addPerson(client, ordinaryPeople + 3);
    await addEntries(sparse, { count: 100, days: 3_652 });

    const worded = await addPerson(client, ordinaryPeople + 4);
    await addWordedEntries(worded);

    await client.query("vacuum (analyze)");
    return {
      ordinary,
      prolific: { token: tokenOf(ordinaryPeople + 1), deep: await deepPlaceOf(client, prolific, 90_000) },
      modest: { token: tokenOf(ordinaryPeople + 2), deep: await deepPlaceOf(client, modest, 60) },
      sparse: { token: tokenOf(ordinaryPeople + 3), deep: "" },
      worded: { token: tokenOf(ordinaryPeople + 4), deep: await deepPlaceOf(client, worded, 3) },
    };
  } finally {
    await client.end();
    await closeDatabase();
  }
}

async function deepPlaceOf(client: Client, { id }: Viewer, entries: number): Promise<string> {
  const { rows } = await client.query<{ day: string; occurredAt: Date; id: string }>(
    `select "localDate"::text as day, "occurredAt", id from "Action" where "userId" = $1
     order by "localDate" desc, "occurredAt" desc, id desc offset $2 limit 1`,
    [id, entries],
  );
  const [place] = rows;
  if (!place) throw new Error(`There are no ${entries} entries.`);
  return cursorOf({ localDate: new Date(place.day), occurredAt: place.occurredAt, id: place.id });
}

/** The session token of the person with this number. */
export function tokenOf(person: number): string {
  return `${person}`.padStart(43, "k");
}

/** Adds a signed-in person. */
export async function addPerson(client: Client, number: number): Promise<Viewer> {
  const username = `person${number}`;
  const who = { username, email: `${username}@example.com`, firstName: "Ada", surname: "Example", country: "Nepal" };
  const person = await insertPerson(who, "none");
  await client.query(`update "User" set "timeZone" = $2 where id = $1`, [person?.id, zone]);
  await client.query(`insert into "Session" ("tokenHash", "userId", credentials) values ($1, $2, 0)`, [
    createHash("sha256").update(tokenOf(number)).digest(),
    person?.id,
  ]);
  return readSession(tokenOf(number));
}

const dayMs = 86_400_000;
const atOnce = 500;

/** Actions and events spread over the last days, with a mood for every tenth. */
async function addEntries(viewer: Viewer, { count, days }: { count: number; days: number }): Promise<void> {
  const now = Date.now();
  for (let last = count; last > 0; last -= atOnce) {
    const numbers = Array.from({ length: Math.min(last, atOnce) }, (_, index) => last - index);
    const when = (n: number) => ({ occurredAt: new Date(now - (n * days * dayMs) / count), stamp: { timeZone: zone } });
    await actionEntries.saveAll(
      viewer,
      numbers.map((n) => ({ ...actionOf(n), ...when(n) })),
    );
    await moodEntries.saveAll(
      viewer,
      numbers.filter((n) => n % 10 === 0).map((n) => ({ ...moodOf(n), ...when(n) })),
    );
  }
}

async function addWordedEntries(viewer: Viewer): Promise<void> {
  const ownMood = await createOwnMood(viewer, { name: "Quietly proud", emoji: "🌱", value: "calm" });
  for (let n = 1; n <= 10; n += 1) {
    const newTags = [{ name: `Place ${n % 3}`, group: "Places" }, { name: `Walk ${n % 2}` }];
    await actionEntries.save(viewer, { ...actionOf(n), tags: { newTags } });
    const { entry } = await saveMood(viewer, {
      value: "calm",
      note: "By the river.",
      finerWord: finerWordsOf("calm")[0]?.word,
      ...(n % 2 && { ownMoodId: ownMood.id }),
      newTags,
    });
    if (n % 3 === 0) await editMood(viewer, entry.id, { note: "By the lake." });
  }
}

/** The content of the n-th entry as an action or event. */
export function actionOf(n: number) {
  const reflects = n % 2 === 0;
  return {
    fields: {
      type: n % 3 === 0 ? ("event" as const) : ("action" as const),
      classification: n % 4 === 0 ? ("negative" as const) : ("positive" as const),
      intention: n % 3 === 0 ? null : n % 5 === 0 ? ("negative" as const) : ("positive" as const),
      emotionResponse: (["happy", "calm", "sad", "angry", "great"] as const)[n % 5] ?? "calm",
      effectOnOthers: (["no_one_affected", "happy", "hurt", "love"] as const)[n % 4] ?? "no_one_affected",
      reflects,
      ...noTexts(actionKind),
      eventTitle: "Helped at the market stall",
      description: "User action",
      reflection1: reflects ? "I noticed how little it took, and how much lighter the morning was afterwards." : null,
      reflection2: reflects ? "Next time I would ask first and listen a little longer." : null,
    },
    earned: { gold: n % 3, coal: n % 12 === 0 ? -1 : n % 2, ruleVersion: 1, earns: true },
  };
}

/** The same for a mood. */
export function moodOf(n: number) {
  const value = (["calm", "happy", "tired", "great"] as const)[(n / 10) % 4] ?? "calm";
  return {
    fields: {
      value,
      ownMoodId: null,
      finerWord: null,
      reflects: true,
      ...noTexts(moodKind),
      note: "Slept well, and walked along the river.",
    },
    earned: {},
  };
}

/** The texts of an entry without any. */
function noTexts<Of extends Fields>(kind: Kind<Of>): Record<TextName<Of>, null> {
  return eachText(kind, () => null);
}
