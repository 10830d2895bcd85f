import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTrialUser, insertPerson, sealedPerson } from "#server/nouns/account/register.ts";
import { readSession } from "#server/nouns/account/session.ts";
import { actionEntries } from "#server/nouns/actions/actions.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { closeDatabase, openDatabase, sql } from "#server/store/db.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { renew } from "#server/store/keys/renewal.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { textsOf, whileDevicesWork, type Work } from "#tests/support/busyDevices.ts";
import { granted } from "#tests/support/door.ts";
import { launchVerb, startKindling, type Kindling, type Program } from "#tests/support/kindling.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { until } from "#tests/support/until.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";

// Two servers on one database, under load, with their own key file. The tests build on each other: first keys are
// renewed, then the master key is rotated. This process does not follow the rotation.

const folder = temporaryFolder();
const file = join(folder, "master-key");
const oldKey = readFileSync(process.env.MASTER_KEY_FILE ?? "", "utf8").trim();
const newKey = randomBytes(32).toString("hex");

let databaseUrl: string;
let servers: Kindling[];
let urls: string[];
let holder: Holder;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  writeFileSync(file, `${oldKey}\n`, { mode: 0o600 });
  await openVault(databaseUrl);
  openDatabase(databaseUrl);
  holder = await holderOn(databaseUrl);
  servers = await Promise.all([start(), start()]);
  urls = servers.map(({ url }) => url);
  listensAt(urls[0], databaseUrl);
});

afterAll(async () => {
  listensAt(undefined);
  for (const server of servers) {
    server.send("SIGKILL");
    await server.ended;
  }
  await holder.close();
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

test("a person's key is renewed time and again while they write, and no request fails", async () => {
  const ada = await person("ada");
  let times = 0;

  const work = await whileDevicesWork(urls, ada, async (sofar) => {
    await until("enough is written", () => sofar.written.size > 10);
    for (; times < 25; times += 1) await renew(ada.id);
  });

  await expectKept(ada, work);
  expect(await versionsOf(ada)).toEqual({ keys: [times + 1], rows: [times + 1] });
});

test("a killed renewal continues beside two servers, and leaves one key that encrypts everything", async () => {
  const ada = await withDiary("ada", { actions: 1_200 });
  const resealing = 'update "JournalEntry"';

  const work = await whileDevicesWork(urls, ada, async (sofar) => {
    await until("enough is written", () => sofar.written.size > 20);
    const [page] = await holder.ask<{ id: string }>(
      `select id from "JournalEntry" where "userId" = '${ada.id}' order by id`,
    );
    await holder.hold(`select 1 from "JournalEntry" where id = '${page?.id}' for update`);
    const killed = launchVerb(["key:renew", ada.username], databaseUrl, { MASTER_KEY_FILE: file });
    await holder.untilWaiting(1, resealing);
    killed.send("SIGKILL");
    await holder.endWaiting(resealing);
    await holder.letGo();
    await killed.ended;
    expect(await versionsOf(ada)).toEqual({ keys: [1, 2], rows: [1, 2] });

    const renewed = launchVerb(["key:renew", ada.username], databaseUrl, { MASTER_KEY_FILE: file });
    expect(await renewed.ended).toMatchObject({ code: 0 });
    expect(renewed.said.join("\n")).toMatch(
      new RegExp(
        `^\\d+ rows of ${ada.username} were encrypted again, under version 2 of their key; older ones are gone\\.$`,
      ),
    );
  });

  await expectKept(ada, work);
  expect(await versionsOf(ada)).toEqual({ keys: [2], rows: [2] });
});

test("a renewal covers each table with an encrypted column", async () => {
  const ada = await person("ada");

  const statements = await statementsOf(() => renew(ada.id));

  const tables = (await sealedTables()).toSorted();
  const resealed = statements.flatMap((text) => /^select id, sealed from "(\w+)"/.exec(text)?.[1] ?? []);
  // Parts of the search are a cache: those of an older key are deleted, and the next search makes them.
  const deleted = statements.flatMap((text) => /^\s*delete from "(\w+)"\s+where[^;]*version </.exec(text)?.[1] ?? []);
  expect([...new Set([...resealed, ...deleted])].toSorted()).toEqual(tables);
  const removal = statements.findLast((text) => text.includes('delete from "PersonKey"')) ?? "";
  const kept = tables.filter((table) => !deleted.includes(table));
  expect(kept.filter((table) => !removal.includes(`from "${table}" e `))).toEqual([]);
});

test("a renewal of an unknown or missing username changes nothing", async () => {
  for (const [words, sentence] of [
    [["key:renew"], "Please give a USERNAME."],
    [["key:renew", "nobody"], "No account has the username nobody."],
  ] as const) {
    const verb = launchVerb(words, databaseUrl);
    expect(await verb.ended).toMatchObject({ code: 1 });
    expect(verb.said).toEqual([sentence]);
  }
});

test("the master key is rotated, also after a kill, while two servers serve that know the old one only", async () => {
  const [bo, idle] = [await withDiary("bo", { actions: 20 }), await idlePeople(2_100)];
  const [oldId, newId] = [idOf(oldKey), idOf(newKey)];
  const rewrapping = 'update "PersonKey"';
  const holdLast = () => holder.hold(`select 1 from "PersonKey" where "userId" = '${idle.at(-1)}' for update`);
  const [before] = await holder.ask<{ wrapped: Buffer }>(`select wrapped from "InstanceKey" where purpose = 'reports'`);

  const work = await whileDevicesWork(urls, bo, async (sofar) => {
    await until("somebody registered", () => sofar.newcomers.length > 0);
    writeFileSync(file, `${newKey}\n${oldKey}\n`);

    await holdLast();
    const killed = rotation();
    await until("the first is wrapped again", async () => (await wrapperOf(idle[0])) === newId);
    await holder.untilWaiting(1, rewrapping);
    killed.send("SIGKILL");
    await holder.endWaiting(rewrapping);
    await holder.letGo();
    await killed.ended;
    expect(await Promise.all([idle[0], idle.at(-1)].map(wrapperOf))).toEqual([newId, oldId]);

    // A value still uses the old key, as when a server has not yet noticed the rotation.
    await holdLast();
    const unfinished = rotation();
    await holder.untilWaiting(1, rewrapping);
    await holder.ask(`update "InstanceKey" set wrapped = $1 where purpose = 'reports'`, [before?.wrapped]);
    await holder.letGo("commit");
    expect(await unfinished.ended).toMatchObject({ code: 1 });
    expect(unfinished.said.at(-1)).toBe(`${oldId} still wraps 1: run this again.`);

    const finished = rotation();
    expect(await finished.ended).toMatchObject({ code: 0 });
    expect(finished.said).toEqual([
      `Keys wrapped again: 1. New keys are wrapped by ${newId}.`,
      `${oldId} wraps nothing any more: its line can be removed.`,
    ]);
    const newcomers = sofar.newcomers.length;
    await until("more people registered", () => sofar.newcomers.length > newcomers + 2);
  });

  writeFileSync(file, `${newKey}\n`);
  const third = await start();
  servers.push(third);
  urls.push(third.url);
  await expectKept(bo, work);
  expect(await namedMasterKeys()).toEqual([newId]);
});

test("a server that still wraps by the old master key makes nobody, and renews nobody", async () => {
  const ada = registration("ada");
  const { password: _password, ...who } = ada;
  const [somebody] = await sql<{ id: string }>`select id from "User" limit 1`;
  const before = await holder.ask(`select count(*) from "User"`);

  expect(await insertPerson(who, "none")).toBeUndefined();
  const visitor = {
    address: undefined,
    isForwarded: false,
    deviceZone: undefined,
    device: null,
    deviceMark: undefined,
  };
  const unknown = `Something is sealed under the master key ${idOf(newKey)}`;
  await expect(createTrialUser(ada, visitor)).rejects.toThrow(unknown);
  await expect(renew(somebody?.id ?? "")).rejects.toThrow(unknown);

  expect(await holder.ask(`select count(*) from "User"`)).toEqual(before);
  expect(await namedMasterKeys()).toEqual([idOf(newKey)]);
});

/** Checks that no request failed, that each server returns every text word for word, and that the totals are right. */
async function expectKept(somebody: Person, { failures, written, newcomers, requests }: Work): Promise<void> {
  expect(failures).toEqual([]);
  expect(Math.min(written.size, newcomers.length, requests)).toBeGreaterThan(0);
  for (const url of urls) {
    const texts = await textsOf(url, somebody);
    for (const [entry, text] of written) expect(texts.get(entry)).toBe(text);
    expect([...texts.values()].filter((text) => !text.startsWith("What I wrote"))).toEqual([]);
  }
  for (const { email, password, text } of newcomers) {
    const { token } = granted(await restDoor({}).login({ email, password }));
    expect(granted(await restDoor({ as: { token } }).moods()).entries).toMatchObject([{ note: text }]);
  }
  expect(await ledgerGaps()).toEqual([]);
}

/** A person with actions and a journal entry. */
async function withDiary(name: string, { actions }: { actions: number }): Promise<Person> {
  const somebody = await person(name);
  const viewer = await readSession(somebody.token, "UTC");
  const fields = {
    type: "event",
    classification: "positive",
    intention: null,
    emotionResponse: "happy",
    effectOnOthers: "great",
  } as const;
  const none = {
    eventTitle: null,
    description: null,
    reflection1: null,
    reflection2: null,
    reflection3: null,
    reflects: false,
  };
  const earned = { gold: 2, coal: 0, ruleVersion: 1, earns: true };
  await actionEntries.saveAll(
    viewer,
    Array.from({ length: actions }, (_, index) => ({
      fields: { ...fields, ...none, note: `What I wrote before, ${index}` },
      earned,
    })),
  );
  granted(await restDoor({ as: somebody }).write({ texts: { title: null, body: "What I wrote before" } }));
  return somebody;
}

/** People who do nothing during the test, sorted by id. */
async function idlePeople(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => sealedPerson(randomUUID(), registration("idle")));
  const keys = people.map(({ row, key }) => ({
    userId: row.id,
    version: key.version,
    wrapped: `\\x${Buffer.from(key.wrapped).toString("hex")}`,
  }));
  await holder.ask(
    `insert into "User" (id, "emailHash", username, "usernameKey", sealed, "passwordHash", "trialEndsAt")
     select id, "emailHash", username, "usernameKey", sealed, 'none', now() from json_populate_recordset(null::"User", $1)`,
    [JSON.stringify(people.map(({ row }) => row))],
  );
  await holder.ask(
    `insert into "PersonKey" ("userId", version, wrapped)
     select "userId", version, wrapped from json_populate_recordset(null::"PersonKey", $1)`,
    [JSON.stringify(keys)],
  );
  return keys.map(({ userId }) => userId);
}

/** The versions of a person's key, and the versions that encrypted their rows. */
async function versionsOf({ id }: Person): Promise<{ keys: number[]; rows: number[] }> {
  const heads = (await sealedTables()).map(
    (table) =>
      `select substring(sealed from 1 for 2) as head from "${table}" where "${table === "User" ? "id" : "userId"}" = '${id}'`,
  );
  const rows = await holder.ask<{ head: Buffer }>(
    `select distinct head from (${heads.join(" union ")}) as h order by head`,
  );
  const keys = await holder.ask<{ version: number }>(
    `select version from "PersonKey" where "userId" = '${id}' order by version`,
  );
  return { keys: keys.map(({ version }) => version), rows: rows.map(({ head }) => head.readUInt16BE()) };
}

/** Reports and pictures are encrypted with the server's own keys. */
async function sealedTables(): Promise<string[]> {
  const tables = await holder.ask<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'sealed' and c.relname not in ('Report', 'Picture') and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  );
  return tables.map(({ name }) => name);
}

async function wrapperOf(userId: string | undefined): Promise<string | undefined> {
  const [row] = await sql<{ id: string }>`
    select encode(substring(wrapped from 1 for 8), 'hex') as id from "PersonKey" where "userId" = ${userId}::uuid`;
  return row?.id;
}

/** The ids of all master keys in the database. */
async function namedMasterKeys(): Promise<string[]> {
  const ids = await holder.ask<{ id: string }>(
    `select encode(substring(wrapped from 1 for 8), 'hex') as id from "PersonKey"
     union select encode(substring(wrapped from 1 for 8), 'hex') from "InstanceKey"
     union select encode(substring(canary from 1 for 8), 'hex') from "Vault" union select "keyId" from "Vault"`,
  );
  return ids.map(({ id }) => id);
}

function rotation(): Program {
  return launchVerb(["key:rotate"], databaseUrl, { MASTER_KEY_FILE: file });
}

function start(): Promise<Kindling> {
  return startKindling({ databaseUrl, env: { MASTER_KEY_FILE: file } });
}

function idOf(key: string): string {
  return createHash("sha256").update(Buffer.from(key, "hex")).digest("hex").slice(0, 16);
}
