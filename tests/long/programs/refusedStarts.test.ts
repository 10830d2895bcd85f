import { execFileSync } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startEmbedded } from "#server/store/database/embedded.ts";
import { withClient } from "#server/store/database/migrations.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { createDatabase, createEmptyDatabase } from "#tests/support/cluster.ts";
import { clusterIn, launchKindling, launchVerb, startKindling } from "#tests/support/kindling.ts";

// Real processes. The tests compare the rows' physical addresses, because even a lock changes xmax.

const folders: string[] = [];

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const strange = "20991231235959_of_a_later_kindling";

describe("a server that is refused leaves every row of its database as it was:", () => {
  test.each([
    ["with another master key", async () => inFile(otherKey()), /Give Kindling that key; nothing was changed/],
    ["with no master key", async () => ({ MASTER_KEY_FILE: join(folder(), "missing") }), /Give Kindling that key/],
    [
      "of an older version than the database",
      async (url: string) => {
        await ask(
          url,
          `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('later', '', '${strange}', now())`,
        );
        return {};
      },
      /made by another Kindling/,
    ],
    [
      "with a key of its own that does not open",
      async (url: string) => {
        await ask(url, `update "InstanceKey" set wrapped = set_byte(wrapped, 40, 255 - get_byte(wrapped, 40))`);
        return {};
      },
      /A sealed value cannot be opened \(InstanceKey/,
    ],
  ])("%s", async (_what, given, words) => {
    const databaseUrl = await createDatabase();
    const env = await given(databaseUrl);
    const before = await addressesIn(databaseUrl);

    for (const workers of ["1", "2"]) {
      const { ended, said } = await launchKindling({ databaseUrl, env: { ...env, WORKERS: workers } });
      expect(await ended).toMatchObject({ code: 1 });
      expect(said.join("\n")).toMatch(words);
    }

    expect(await addressesIn(databaseUrl)).toEqual(before);
  });

  test("without tables, if its first master key cannot be created", async () => {
    const databaseUrl = await createEmptyDatabase();

    const { ended, said } = await launchKindling({
      databaseUrl,
      env: { MASTER_KEY_FILE: join(folder(), "missing", "master-key") },
    });

    expect(await ended).toMatchObject({ code: 1 });
    expect(said.join("\n")).toContain("cannot be used. ENOENT");
    expect(await addressesIn(databaseUrl)).toEqual([]);
  });

  test("which an operator's verb cannot open either", async () => {
    const databaseUrl = await createDatabase();
    const before = await addressesIn(databaseUrl);

    const { ended } = launchVerb(["reports"], databaseUrl, inFile(otherKey()));

    expect(await ended).toMatchObject({ code: 1 });
    expect(await addressesIn(databaseUrl)).toEqual(before);
  });

  test("and one that starts well writes nothing to it either", async () => {
    const databaseUrl = await createDatabase();
    const before = await addressesIn(databaseUrl);

    const kindling = await startKindling({ databaseUrl });
    kindling.send("SIGTERM");
    await kindling.ended;

    expect(await addressesIn(databaseUrl)).toEqual(before);
  });
});

describe("a server with the database that it brings, refused,", () => {
  const ready = join(temporaryFolder(), "data");

  beforeAll(async () => {
    const kindling = await startKindling({ dataDir: ready });
    kindling.send("SIGTERM");
    await kindling.ended;
  });

  afterAll(() => rmSync(join(ready, ".."), { recursive: true }));

  test.each(["1", "2"])(
    "with another master key stops it, and leaves folder and rows (WORKERS=%s)",
    async (workers) => {
      const dataDir = copied();
      const before = [readdirSync(dataDir), await rowsIn(dataDir)];

      const { ended, said } = await launchKindling({ dataDir, env: { ...inFile(otherKey()), WORKERS: workers } });

      expect(await ended).toMatchObject({ code: 1 });
      expect(said.join("\n")).toMatch(/Give Kindling that key; nothing was changed/);
      expect(existsSync(join(clusterIn(dataDir), "postmaster.pid"))).toBe(false);
      expect(readdirSync(dataDir)).toEqual(before[0]);
      expect(await rowsIn(dataDir)).toEqual(before[1]);
    },
  );

  test.each(["1", "2"])("on a port that is taken does not touch its files (WORKERS=%s)", async (workers) => {
    const dataDir = copied();
    const before = filesIn(dataDir);
    const holder = createServer();
    await once(holder.listen(0, "127.0.0.1"), "listening");
    const { port } = holder.address() as AddressInfo;

    const { ended, said } = await launchKindling({ dataDir, port, env: { WORKERS: workers } });

    expect(await ended).toMatchObject({ code: 1 });
    expect(said.join("\n")).toContain(`Port ${port} is taken`);
    expect(filesIn(dataDir)).toEqual(before);
    await new Promise((resolve) => holder.close(resolve));
  });

  test.each([
    ["whose password is gone", (dataDir: string) => (rmSync(join(dataDir, "password")), {}), /is missing: put it back/],
    ["with a setting that cannot be", () => ({ WORKERS: "many" }), /The configuration cannot be used/],
    ["with a master key that is none", () => inFile("nonsense"), /a master key is a line of 64/],
  ])("%s does not touch its files", async (_what, given, words) => {
    const dataDir = copied();
    const env: Record<string, string> = given(dataDir);
    const before = filesIn(dataDir);

    const { ended, said } = await launchKindling({ dataDir, env });

    expect(await ended).toMatchObject({ code: 1 });
    expect(said.join("\n")).toMatch(words);
    expect(filesIn(dataDir)).toEqual(before);
  });

  function copied(): string {
    const dataDir = join(folder(), "data");
    // With its owner, the user that PostgreSQL runs as.
    execFileSync("cp", ["-a", ready, dataDir]);
    return dataDir;
  }
});

/** The physical address of each row, and the transactions that wrote and locked it. */
async function addressesIn(databaseUrl: string): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    databaseUrl,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  if (tables.length === 0) return [];
  const rows = tables.map(({ name }) => `select '${name} ' || ${address} || t::text as row from "${name}" t`);
  return (await ask<{ row: string }>(databaseUrl, `${rows.join(" union all ")} order by row`)).map(({ row }) => row);
}

const address = "ctid::text || ' ' || xmin::text || ' ' || xmax::text || ' '";

/** The same for a stopped database, including its roles. */
async function rowsIn(dataDir: string): Promise<string[]> {
  const own = await startEmbedded({ dataDir, log: () => {} });
  try {
    const secret = readFileSync(join(dataDir, "password"), "utf8");
    const password = createHmac("sha256", secret).update("postgres").digest("base64url");
    const admin = Object.assign(new URL(own.url), { username: "postgres", password }).href;
    const roles = await ask<{ row: string }>(
      admin,
      `select ${address} || rolname as row from pg_authid order by rolname`,
    );
    return [...(await addressesIn(own.url)), ...roles.map(({ row }) => row)];
  } finally {
    await own.stop();
  }
}

/** Every file in a folder, by its name and content. */
function filesIn(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((file) => {
    const path = join(file.parentPath, file.name);
    return file.isFile() ? `${path} ${readFileSync(path).toString("base64")}` : path;
  });
}

function inFile(text: string): Record<string, string> {
  const file = join(folder(), "master-key");
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  return { MASTER_KEY_FILE: file };
}

function otherKey(): string {
  return randomBytes(32).toString("hex");
}

function ask<Row extends object>(databaseUrl: string, text: string): Promise<Row[]> {
  return withClient({ connectionString: databaseUrl }, async (client) => (await client.query<Row>(text)).rows);
}

function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made;
}
