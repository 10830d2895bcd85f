import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { linkLibraries } from "#server/store/database/binaries.ts";
import { borrowEmbedded, defaultDataDir, type Embedded, startEmbedded } from "#server/store/database/embedded.ts";
import { stopLeftover } from "#server/store/database/leftover.ts";
import { startTemporary, temporaryFolder } from "#server/store/database/temporary.ts";
import { root } from "#server/base/root.ts";
import { until } from "#tests/support/until.ts";

const made: { folders: string[]; databases: Embedded[]; processes: ChildProcess[] } = {
  folders: [],
  databases: [],
  processes: [],
};

const ready = join(temporaryFolder(), "data");

beforeAll(async () => {
  const database = await startEmbedded({ dataDir: ready, log: () => {} });
  await database.stop();
});

afterAll(() => rmSync(dirname(ready), { recursive: true }));

afterEach(async () => {
  for (const database of made.databases.splice(0)) await database.stop();
  for (const process of made.processes.splice(0)) await end(process, "SIGTERM");
  for (const folder of made.folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe("the embedded database", () => {
  test("keeps what was written from one start to the next", async () => {
    const dataDir = newDataFolder();
    const first = await start(dataDir);
    await ask(first.url, "create table thanks (words text)");
    await ask(first.url, "insert into thanks values ('for the tea')");
    await first.stop();

    const second = await start(dataDir);

    expect(await ask(second.url, "select words from thanks")).toEqual([{ words: "for the tea" }]);
  });

  test("requires the password, which only its owner can read", async () => {
    const dataDir = dataFolder();
    const { url } = await start(dataDir);

    const guess = Object.assign(new URL(url), { password: "guess" }).href;

    await expect(ask(guess, "select 1")).rejects.toThrow("password authentication failed");
    expect(statSync(join(dataDir, "password")).mode & 0o777).toBe(0o600);
  });

  test("uses a role that is limited to its own database, with a separate password", async () => {
    const { url } = await start(dataFolder());

    expect(
      await ask(
        url,
        "select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user",
      ),
    ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false }]);
    const asSuperuser = Object.assign(new URL(url), { username: "postgres", pathname: "/postgres" }).href;
    await expect(ask(asSuperuser, "select 1")).rejects.toThrow("password authentication failed");
  });

  test("has beside it only the secret from which both passwords are derived", async () => {
    const dataDir = newDataFolder();
    const { url } = await start(dataDir);

    const secret = readFileSync(join(dataDir, "password"), "utf8");
    expect(url).not.toContain(secret);
    expect(readdirSync(dataDir).filter((name) => name.includes("making"))).toEqual([]);
  });

  test("listens on the loopback alone, speaks Unicode and waits for the disk", async () => {
    const { url } = await start(dataFolder());

    expect(
      await ask(
        url,
        "select name, setting from pg_settings where name = any('{fsync,listen_addresses,server_encoding}') order by 1",
      ),
    ).toEqual([
      { name: "fsync", setting: "on" },
      { name: "listen_addresses", setting: "127.0.0.1" },
      { name: "server_encoding", setting: "UTF8" },
    ]);
    expect(await ask(url, "select upper('ünïcôdé') as word")).toEqual([{ word: "ÜNÏCÔDÉ" }]);
  });

  test("never logs what people wrote", async () => {
    const heard: string[] = [];
    const database = await startEmbedded({ dataDir: dataFolder(), log: (message) => heard.push(message) });
    made.databases.push(database);

    await expect(ask(database.url, "select 'dear diary'::int")).rejects.toThrow("dear diary");
    await database.stop();

    expect(heard.join("\n")).not.toContain("diary");
  });

  test("restarts at the same address after a crash", async () => {
    const dataDir = dataFolder();
    const { url } = await start(dataDir);
    await ask(url, "create table kept (id int)");

    process.kill(postmasterOf(dataDir), "SIGKILL");

    expect(await askUntilAnswered(url, "select count(*)::int as kept from kept")).toEqual([{ kept: 0 }]);
  });
});

describe("a killed Kindling", () => {
  test("does not block the next start, and loses nothing", async () => {
    const dataDir = dataFolder();
    const { process: first, said } = await startElsewhere(dataDir);
    await ask(said, "create table thanks (words text)");
    await ask(said, "insert into thanks values ('for the tea')");
    const leftover = postmasterOf(dataDir);

    await end(first, "SIGKILL");
    const second = await start(dataDir);

    expect(await ask(second.url, "select words from thanks")).toEqual([{ words: "for the tea" }]);
    expect(postmasterOf(dataDir)).not.toBe(leftover);
  });

  test("may take its database with it", async () => {
    const dataDir = dataFolder();
    const { process: first, said } = await startElsewhere(dataDir);
    await ask(said, "create table kept (id int)");

    await end(first, "SIGKILL");
    process.kill(postmasterOf(dataDir), "SIGKILL");
    const second = await start(dataDir);

    expect(await ask(second.url, "select count(*)::int as kept from kept")).toEqual([{ kept: 0 }]);
  });

  test("leaves another program alone that now has the old process id", async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    await first.stop();
    const bystander = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
    made.processes.push(bystander);
    leavePidFile(dataDir, bystander.pid!);

    const second = await start(dataDir);

    expect(await ask(second.url, "select 1 as answer")).toEqual([{ answer: 1 }]);
    expect(bystander.exitCode).toBeNull();
  });
});

describe("a lock file of PostgreSQL's that a power cut or a full disk garbled", () => {
  test.each([
    ["empty", ""],
    ["of bytes without a number", "\0\u00ff???"],
    ["of a line end", "\n"],
  ])("and left %s is removed when no server runs there", async (_what, text) => {
    const dataDir = dataFolder();
    writeFileSync(join(dataDir, "postgres-18", "postmaster.pid"), text);

    const { url } = await start(dataDir);

    expect(await ask(url, "select 1 as answer")).toEqual([{ answer: 1 }]);
  });

  test("stays while a server that outlived its Kindling runs there, which is left to end", async () => {
    const dataDir = dataFolder();
    const { process: first, said } = await startElsewhere(dataDir);
    const leftover = postmasterOf(dataDir);
    const file = join(dataDir, "postgres-18", "postmaster.pid");
    await end(first, "SIGKILL");
    const whole = readFileSync(file);
    writeFileSync(file, "");

    await stopLeftover(join(dataDir, "postgres-18"), () => {});

    expect(existsSync(file)).toBe(true);
    expect(await ask(said, "select 1 as answer")).toEqual([{ answer: 1 }]);
    writeFileSync(file, whole);
    process.kill(leftover, "SIGQUIT");
  });
});

describe("two Kindlings on one data folder", () => {
  test("the second one refuses and names the process that uses the folder", async () => {
    const dataDir = dataFolder();
    const { process: first } = await startElsewhere(dataDir);

    await expect(start(dataDir)).rejects.toThrow(`Kindling is already running from this folder (process ${first.pid}`);
  });

  test("of those that start at the same moment, one runs", async () => {
    const dataDir = newDataFolder();

    const said = await Promise.all([1, 2, 3].map(async () => (await startElsewhere(dataDir)).said));

    const refused = expect.stringContaining("already running from this folder");
    expect(said.toSorted()).toEqual([refused, refused, expect.stringMatching(/^postgresql:/)]);
  });

  test("a command beside the server borrows its database, and leaves it running", async () => {
    const dataDir = dataFolder();
    const { said } = await startElsewhere(dataDir);

    const borrowed = await borrowEmbedded({ dataDir, log: () => {} });
    await borrowed.stop();

    expect(borrowed.url).toBe(said);
    expect(await ask(said, "select 1 as answer")).toEqual([{ answer: 1 }]);
  });

  test("a command without a server starts the database for itself", async () => {
    const borrowed = await borrowEmbedded({ dataDir: newDataFolder(), log: () => {} });
    made.databases.push(borrowed);

    expect(await ask(borrowed.url, "select 1 as answer")).toEqual([{ answer: 1 }]);
  });
});

describe("a data folder that cannot serve", () => {
  test("one of another major version is refused with the way out", async () => {
    const dataDir = dataFolder();
    const database = await start(dataDir);
    await database.stop();
    renameSync(join(dataDir, "postgres-18"), join(dataDir, "postgres-17"));

    await expect(start(dataDir)).rejects.toThrow(
      /written by PostgreSQL 17.*Start the Kindling that wrote it.*empty DATA_DIR/,
    );
  });

  test("one that PostgreSQL's user cannot reach is refused by name", async () => {
    const closed = temporaryFolder();
    made.folders.push(closed);
    mkdirSync(join(closed, "home"));
    chmodSync(join(closed, "home"), process.getuid?.() === 0 ? 0o700 : 0);

    await expect(start(join(closed, "home", "data"))).rejects.toThrow(/DATA_DIR .*home\/data cannot be used/);
  });

  test.each([
    ["a file", () => aFile()],
    ["a folder below a file", () => join(aFile(), "data")],
    ["a folder that nothing can be written to", () => "/proc"],
  ])("%s is refused in a sentence that names it", async (_what, folder) => {
    const asked = folder();

    const error = await start(asked).catch((refused: unknown) => refused);

    expect(error).toMatchObject({ message: expect.stringContaining(`DATA_DIR ${asked} cannot be used`) });
    // An error with a code is unexpected and ends the server with a stack (server/program/main.ts).
    expect(error).not.toHaveProperty("code");
  });

  test("one without its password file is refused, and kept", async () => {
    const dataDir = dataFolder();
    const database = await start(dataDir);
    await database.stop();
    rmSync(join(dataDir, "password"));

    await expect(start(dataDir)).rejects.toThrow(/password.*is missing/);
    expect(statSync(join(dataDir, "postgres-18")).isDirectory()).toBe(true);
  });

  test("one that was made with another secret is refused with the way out", async () => {
    const dataDir = dataFolder();
    writeFileSync(join(dataDir, "password"), "another secret");

    await expect(start(dataDir)).rejects.toThrow(/made with another secret.*empty DATA_DIR/);
  });
});

test("a temporary database removes the folders of dead processes, and keeps those of living ones", async () => {
  const ours = temporaryFolder();
  const theirs = ours.replace(`-${process.pid}-`, "-999999999-");
  made.folders.push(ours, theirs);
  for (const folder of [ours, theirs]) {
    mkdirSync(join(folder, "data", "postgres-18"), { recursive: true });
    utimesSync(folder, 0, 0);
  }

  made.databases.push(await startTemporary());

  expect([ours, theirs].map((folder) => existsSync(folder))).toEqual([true, false]);
});

test("data is in the clone; for root it is where PostgreSQL's user can reach it", () => {
  expect(defaultDataDir(root, false)).toBe(join(root, ".data"));
  expect(defaultDataDir(root, true)).toMatch(/^\/var\/lib\/kindling\/[0-9a-f]{12}$/);
  expect(defaultDataDir(join(root, "server"), true)).not.toBe(defaultDataDir(root, true));
});

test("libraries get the links that a skipped install script would have made", () => {
  const folder = temporaryFolder();
  made.folders.push(folder);
  mkdirSync(join(folder, "native", "lib"), { recursive: true });
  writeFileSync(join(folder, "native", "lib", "libpq.so.5.18"), "library");
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  writeFileSync(join(folder, "native", "pg-symlinks.json"), JSON.stringify(links));

  expect(linkLibraries(join(folder, "native"))).toBe(true);
  expect(readFileSync(join(folder, "native", "lib", "libpq.so.5"), "utf8")).toBe("library");
});

/** A data folder after a first start, which takes a while to make. */
function dataFolder(): string {
  const dataDir = newDataFolder();
  execFileSync("cp", ["-a", ready, dataDir]);
  return dataDir;
}

function aFile(): string {
  const folder = temporaryFolder();
  made.folders.push(folder);
  writeFileSync(join(folder, "file"), "");
  return join(folder, "file");
}

/** A data folder that does not exist yet. */
function newDataFolder(): string {
  const folder = temporaryFolder();
  made.folders.push(folder);
  return join(folder, "data");
}

async function start(dataDir: string): Promise<Embedded> {
  const database = await startEmbedded({ dataDir, log: () => {} });
  made.databases.push(database);
  return database;
}

async function startElsewhere(dataDir: string): Promise<{ process: ChildProcess; said: string }> {
  const host = spawn(process.execPath, ["--import", "tsx", "tests/support/embeddedHost.ts", dataDir], { cwd: root });
  made.processes.push(host);
  const [said] = await once(createInterface({ input: host.stdout }), "line");
  return { process: host, said: String(said) };
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, "postgres-18", "postmaster.pid"), "utf8"), 10);
}

/** Like the file of a killed server, with another process id. */
function leavePidFile(dataDir: string, pid: number): void {
  const cluster = join(dataDir, "postgres-18");
  const file = join(cluster, "postmaster.pid");
  writeFileSync(
    file,
    [pid, cluster, 1_700_000_000, 5432, "", "127.0.0.1", "  1234567     99", "ready   ", ""].join("\n"),
  );
}

async function ask(url: string, text: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<object>(text);
    return rows;
  } finally {
    await client.end();
  }
}

async function askUntilAnswered(url: string, text: string): Promise<object[]> {
  let rows: object[] | undefined;
  await until("it answers", async () => {
    rows = await ask(url, text).catch(() => undefined);
    return rows !== undefined;
  });
  return rows ?? [];
}
