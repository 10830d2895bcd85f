import { createHmac } from "node:crypto";
import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findBinaryPackage, readyBinaries } from "#server/store/database/binaries.ts";
import { freePort } from "#server/store/database/launch.ts";
import { compatibleLineFor } from "#server/store/database/compatibility.ts";
import { migrationNames, withClient } from "#server/store/database/migrations.ts";
import { ended, run } from "#server/store/database/programs.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { verb } from "#tests/support/backups.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { clusterIn, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { until } from "#tests/support/until.ts";

// Real read-only databases under real servers.

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

test("a server whose database becomes read-only is alive but not ready, until writes work again", async () => {
  const databaseUrl = await createDatabase();
  const kindling = stopped(await startKindling({ databaseUrl }));
  await expect.poll(() => readiness(kindling)).toEqual([200, "ok"]);

  await setReadOnly(databaseUrl, "on");
  await expect.poll(() => readiness(kindling)).toEqual([503, "The database takes no writes."]);
  expect((await fetch(`${kindling.url}/healthz`)).status).toBe(200);
  const other = stopped(await startKindling({ databaseUrl }));
  await expect.poll(() => readiness(other)).toEqual([503, "The database takes no writes."]);

  await setReadOnly(databaseUrl, "off");
  for (const one of [kindling, other]) await expect.poll(() => readiness(one)).toEqual([200, "ok"]);
});

test("a server is not ready beside a newer version's migration, unless it tolerates that", async () => {
  const databaseUrl = await createDatabase();
  const kindling = stopped(await startKindling({ databaseUrl }));
  const migrated = (name: string, firstLine: string | null) =>
    withClient({ connectionString: databaseUrl }, (client) =>
      client.query(
        "insert into _prisma_migrations (id, checksum, migration_name, logs, finished_at) values (gen_random_uuid(), '', $1, $2, now())",
        [name, firstLine],
      ),
    );

  await migrated("20990101000000_compatible", compatibleLineFor(migrationNames().at(-1) ?? ""));
  await expect.poll(() => readiness(kindling)).toEqual([200, "ok"]);
  stopped(await startKindling({ databaseUrl }));

  await migrated("20990102000000_other", null);
  const changed = "A newer version has changed the database in a way that this version does not support.";
  await expect.poll(() => readiness(kindling)).toEqual([503, changed]);
});

test("a server on a standby is alive and not ready, until that is promoted, and the doctor says so", async () => {
  const standby = await startStandby();
  const mistaken = await verb(["doctor"], standby.urlOf("kindling"));
  expect(mistaken.said).toMatch(/^wrong The database is a standby.*\n.*Point DATABASE_URL at the primary/m);
  expect(mistaken.said).not.toContain("master key");
  expect(mistaken.code).toBe(1);
  const kindling = stopped(await startKindling({ databaseUrl: standby.urlOf("kindling") }));
  await expect.poll(() => readiness(kindling)).toEqual([503, "The database is a standby, which takes no writes."]);
  expect((await fetch(`${kindling.url}/healthz`)).status).toBe(200);

  await ask(standby.urlOf("postgres"), "select pg_promote()");

  await expect.poll(() => readiness(kindling)).toEqual([200, "ok"]);
});

async function readiness({ url }: Kindling): Promise<[number, string]> {
  const answer = await fetch(`${url}/readyz`);
  const { message } = (await answer.json()) as { message: string };
  return [answer.status, message];
}

/** Applies to new connections, so the existing ones are closed, as an operator would do. */
async function setReadOnly(databaseUrl: string, value: "on" | "off"): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await ask(
    databaseUrl,
    `begin read write; alter database ${name} set default_transaction_read_only = ${value}; commit`,
  );
  await ask(
    databaseUrl,
    "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
}

/** A standby of a Kindling database whose primary is gone. */
async function startStandby() {
  const folder = temporaryFolder();
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, "data");
  const primary = await startKindling({ dataDir });
  primary.send("SIGTERM");
  await primary.ended;

  const clusterDir = clusterIn(dataDir);
  const { uid, gid } = statSync(clusterDir);
  const signal = join(clusterDir, "standby.signal");
  writeFileSync(signal, "");
  chownSync(signal, uid, gid);
  const port = await freePort();
  const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: 100 };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { postgres } = readyBinaries(findBinaryPackage(), dataDir);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const child = run(postgres, { owner, cwd: clusterDir }, ["-D", clusterDir, ...flags]);
  const end = ended(child);
  cleanUps.push(async () => {
    child.kill("SIGINT");
    await end;
  });

  const secret = readFileSync(join(dataDir, "password"), "utf8").trim();
  const urlOf = (role: "postgres" | "kindling") =>
    `postgresql://${role}:${createHmac("sha256", secret).update(role).digest("base64url")}@127.0.0.1:${port}/kindling`;
  await until("it answers", () =>
    ask(urlOf("kindling"), "select 1").then(
      () => true,
      () => false,
    ),
  );
  return { urlOf };
}

function stopped(kindling: Kindling): Kindling {
  cleanUps.push(async () => {
    kindling.send("SIGKILL");
    await kindling.ended;
  });
  return kindling;
}

function ask(url: string, text: string): Promise<unknown> {
  return withClient({ connectionString: url }, (client) => client.query(text));
}
