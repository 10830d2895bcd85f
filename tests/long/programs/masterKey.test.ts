import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { withClient } from "#server/store/database/migrations.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase, createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { holderOn } from "#tests/support/waiting.ts";
import { launchKindling, launchVerb, startKindling, type Kindling, type Program } from "#tests/support/kindling.ts";
import { registration } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

// Real processes, each with its own master key.

const folders: string[] = [];
const running: Kindling[] = [];

afterEach(async () => {
  listensAt(undefined);
  for (const kindling of running.splice(0)) {
    kindling.send("SIGKILL");
    await kindling.ended;
  }
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const saidOfNew = /The master key was made: \S+\. Back this up apart from the database/;

describe("the first start", () => {
  test("of several servers at once creates one key, for one database and for another beside it", async () => {
    const file = join(folder(), "master-key");
    const [one, other] = [await createEmptyDatabase(), await createEmptyDatabase()];

    const servers = await Promise.all(
      [one, one, other].map((databaseUrl) => start(databaseUrl, { MASTER_KEY_FILE: file })),
    );

    expect(idsIn(file)).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, ".."))).toEqual(["master-key"]);
    for (const url of [one, other]) expect(await vaultIn(url)).toEqual([idsIn(file)[0]]);
    const said = servers.flatMap((server) => server.said).filter((line) => saidOfNew.test(line));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(file);

    // One server decrypts what the other encrypted.
    const [first, second] = servers;
    const ada = registration("ada");
    listensAt(first?.url);
    granted(await restDoor({}).createTrialUser(ada));
    listensAt(second?.url);
    expect(await restDoor({}).login({ email: ada.email.toUpperCase(), password: ada.password })).toMatchObject({
      email: ada.email,
    });
  });

  test("that is killed between file and database leaves a key that the next start uses", async () => {
    const file = join(folder(), "master-key");
    const databaseUrl = await createDatabase();
    const holder = await holderOn(databaseUrl);
    await holder.ask(`delete from "InstanceKey"`);
    await holder.ask(`delete from "Vault"`);
    // Allows reads but no writes.
    await holder.hold(`lock table "Vault" in share mode`);

    const first = await launch({ databaseUrl, env: { MASTER_KEY_FILE: file } });
    await holder.untilWaiting(1);
    const made = readFileSync(file, "utf8");
    await expect.poll(() => first.said.filter((line) => saidOfNew.test(line))).toHaveLength(1);
    first.send("SIGKILL");
    await first.ended;
    await holder.endWaiting();
    await holder.letGo();
    await holder.close();
    expect(await vaultIn(databaseUrl)).toEqual([]);
    const second = await start(databaseUrl, { MASTER_KEY_FILE: file });

    expect(readFileSync(file, "utf8")).toBe(made);
    expect(await vaultIn(databaseUrl)).toEqual(idsIn(file));
    expect(second.said.filter((line) => saidOfNew.test(line))).toEqual([]);
  });

  test("creates none if MASTER_KEY_COMMAND prints one, which is shown nowhere", async () => {
    const databaseUrl = await createEmptyDatabase();
    const [key, other] = [newKey(), newKey()];

    const { said } = await start(databaseUrl, says(`printf '\\n${key.toUpperCase()}\\r\\n${other}'`));

    expect(await vaultIn(databaseUrl)).toEqual([idOf(key)]);
    expect(said.join("\n")).not.toMatch(new RegExp(`${key}|${other}|was made`, "i"));
  });
});

describe("a start without the database's key is refused in one sentence, and writes nothing:", () => {
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    // A migration is now due.
    await ask(databaseUrl, "delete from _prisma_migrations");
  });

  type Given = (file: string) => Record<string, string>;

  test.each<[what: string, given: Given, words: RegExp]>([
    ["no file", (file) => (rmSync(file), inFile(file)), /master-key is not there\. Give Kindling that key/],
    ["another key", inFile, /master-key holds [0-9a-f]{16}\. Give Kindling that key/],
    ["an empty file", (file) => inFile(file, ""), malformed],
  ])("a server with %s", async (_what, given, words) => {
    await expectRefused(given, words, (env) => launch({ databaseUrl, env }));
  });

  test.each<[what: string, given: Given, words: RegExp]>([
    ["half a key", (file) => inFile(file, newKey().slice(1)), malformed],
    ["more than keys", (file) => inFile(file, `${newKey()}\nthe old one: ${newKey()}\n`), malformed],
    ["bytes", (file) => inFile(file, randomBytes(32)), malformed],
    [
      "a file that others may write to",
      (file) => (chmodSync(file, 0o660), inFile(file)),
      /others than its owner may write/,
    ],
    ["a folder", (file) => ({ MASTER_KEY_FILE: dirname(file) }), /^The master key \S+ cannot be used\. EISDIR/],
    [
      "a command that fails",
      () => says(`echo ${secret}; echo ${secret} >&2; exit 3`),
      /no key: it ended with an error\.$/,
    ],
    ["a command that hangs", () => says(`echo ${secret}; sleep 20; true`), /no key: it took longer than 0\.5 s\.$/],
    [
      "a command that does not end",
      () => says("trap '' TERM; sleep 20; true"),
      /no key: it took longer than 0\.5 s\.$/,
    ],
    ["a command that never stops printing", () => says(`yes ${secret}`), /no key: it ended with an error\.$/],
    ["a command that prints rubbish", () => says(`echo the key is ${secret}`), /^MASTER_KEY_COMMAND cannot be used/],
    ["a command that prints nothing", () => says("true"), /^MASTER_KEY_COMMAND cannot be used/],
    ["a command that prints another key", () => says(`echo ${secret}`), /MASTER_KEY_COMMAND holds [0-9a-f]{16}\. /],
    ["both a file and a command", (file) => ({ ...says("true"), ...inFile(file) }), /only one of MASTER_KEY_FILE and/],
  ])("an operator with %s", async (_what, given, words) => {
    await expectRefused(given, words, async (env) => launchVerb(["key:renew", "nobody"], databaseUrl, env));
  });

  /** Runs a program with its own key file, which first contains a key that is not the database's. */
  async function expectRefused(given: Given, words: RegExp, run: (env: Record<string, string>) => Promise<Program>) {
    const file = join(folder(), "master-key");
    writeFileSync(file, `${newKey()}\n`, { mode: 0o600 });
    const env = given(file);
    const before = [await everythingIn(databaseUrl), fileAsItIs(file)];

    const { ended, said } = await run(env);

    expect(await ended).toMatchObject({ code: 1 });
    const sentence = sentencesIn(said);
    expect(sentence).toMatch(words);
    if (sentence.includes("Give Kindling that key")) {
      expect(sentence).toContain((await vaultIn(databaseUrl))[0]);
      expect(sentence).toContain(env.MASTER_KEY_COMMAND ? idOf(secret) : existsSync(file) ? idsIn(file)[0] : file);
    }
    expect(said.join("\n")).not.toMatch(new RegExp(`${secret}|^ +at `, "m"));
    expect([await everythingIn(databaseUrl), fileAsItIs(file)]).toEqual(before);
  }

  test.each(["where nothing is yet", "by another name"])("a server with a file inside DATA_DIR, %s", async (where) => {
    const own = folder();
    const [dataDir, link] = [join(own, "data"), join(own, "link")];
    if (where === "by another name") {
      mkdirSync(dataDir);
      symlinkSync(dataDir, link);
    }
    const file = join(existsSync(link) ? link : dataDir, "master-key");

    const { ended, said } = await launch({ dataDir, env: { MASTER_KEY_FILE: file } });

    expect(await ended).toMatchObject({ code: 1 });
    expect(sentencesIn(said)).toBe(
      `MASTER_KEY_FILE ${file} cannot be used: it is inside DATA_DIR, whose copies must hold no key.`,
    );
    expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([]);
  });
});

describe("a key file", () => {
  test("readable by other users causes a warning; its further keys work too; and while it is missing, known keys still work", async () => {
    const file = join(folder(), "master-key");
    const databaseUrl = await createDatabase();
    writeFileSync(file, `${newKey()}\n\n${ownKey()}`, { mode: 0o644 });

    const kindling = await start(databaseUrl, { MASTER_KEY_FILE: file });

    expect(kindling.said.filter((line) => line.includes("can be read by others"))).not.toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o644);
    expect(await vaultIn(databaseUrl)).toEqual([idsIn(file)[1]]);

    listensAt(kindling.url);
    const ada = registration("ada");
    granted(await restDoor({}).createTrialUser(ada));
    const { token } = granted(await restDoor({}).login(ada));
    rmSync(file);
    await ask(
      databaseUrl,
      `update "PersonKey" set wrapped = '\\x0123456789abcdef'::bytea || substring(wrapped from 9), version = 2`,
    );
    expect(await restDoor({ as: { token } }).me()).toMatchObject({ status: 500 });
    await kindling.says("sealed under the master key 0123456789abcdef");
    const bo = registration("bo");
    granted(await restDoor({}).createTrialUser(bo));
    expect(await restDoor({}).login(bo)).toMatchObject({ email: bo.email });
  });

  test("created by Kindling is readable by its owner only, and lies beside the data", async () => {
    const own = folder();
    const [dataDir, file] = [join(own, "data"), join(own, "data.master-key")];
    const key = `${newKey()}\n`;
    writeFileSync(file, key, { mode: 0o644 });
    // Not a folder, so this start fails after the key.
    writeFileSync(dataDir, "");

    const { ended, said } = await launch({ dataDir, env: { MASTER_KEY_FILE: "" } });

    expect(await ended).toMatchObject({ code: 1 });
    expect(sentencesIn(said)).toContain(`DATA_DIR ${dataDir} cannot be used`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toBe(key);
  });
});

const malformed = /^\S+master-key cannot be used: a master key is a line of 64 hexadecimal digits/;
const secret = "5ec3e7".repeat(11).slice(0, 64);

/** The messages for a person at the terminal, without the log's lines. */
function sentencesIn(said: readonly string[]): string {
  return said.filter((line) => !line.startsWith("{")).join("\n");
}

function newKey(): string {
  return randomBytes(32).toString("hex");
}

/** This run's master key, which encrypts new databases. */
function ownKey(): string {
  return readFileSync(process.env.MASTER_KEY_FILE ?? "", "utf8");
}

function inFile(file: string, text?: string | Buffer): Record<string, string> {
  if (text !== undefined) writeFileSync(file, text);
  return { MASTER_KEY_FILE: file };
}

function says(command: string): Record<string, string> {
  return { MASTER_KEY_FILE: "", MASTER_KEY_COMMAND: command, KINDLING_CLOCK: "keyCommand=500" };
}

function idsIn(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter(Boolean).map(idOf);
}

/** The first 8 bytes of a key's SHA-256. */
function idOf(key: string): string {
  return createHash("sha256").update(Buffer.from(key, "hex")).digest("hex").slice(0, 16);
}

function fileAsItIs(file: string) {
  return existsSync(file) ? [readFileSync(file, "hex"), statSync(file).mode, statSync(file).ino] : [];
}

async function vaultIn(databaseUrl: string): Promise<string[]> {
  return (await ask<{ keyId: string }>(databaseUrl, `select "keyId" from "Vault"`)).map(({ keyId }) => keyId);
}

/** Every row of every table, as text. */
async function everythingIn(databaseUrl: string): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    databaseUrl,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const rows = tables.map(({ name }) => `select '${name}' || t::text as row from "${name}" t`).join(" union all ");
  return (await ask<{ row: string }>(databaseUrl, `${rows} order by row`)).map(({ row }) => row);
}

function ask<Row extends object>(databaseUrl: string, text: string): Promise<Row[]> {
  return withClient({ connectionString: databaseUrl }, async (client) => (await client.query<Row>(text)).rows);
}

function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made;
}

async function start(databaseUrl: string, env: Record<string, string>): Promise<Kindling> {
  const kindling = await startKindling({ databaseUrl, env });
  running.push(kindling);
  return kindling;
}

async function launch(circumstances: Parameters<typeof launchKindling>[0]): Promise<Kindling> {
  const kindling = await launchKindling(circumstances);
  running.push(kindling);
  return kindling;
}
