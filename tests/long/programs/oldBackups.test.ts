import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { readHeader, type Header } from "#server/store/backups/format.ts";
import { migrationNames, withClient } from "#server/store/database/migrations.ts";
import { root } from "#server/base/root.ts";
import { verb } from "#tests/support/backups.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";

// Small backups of earlier versions, each named for its last migration. Each release adds one (CONTRIBUTING.md).

const folder = join(root, "tests", "backups");
const files = readdirSync(folder).filter((name) => name.endsWith(".backup"));
/** Of these backups alone. */
const env = { MASTER_KEY_FILE: join(folder, "master-key") };

let kindling: Kindling | undefined;

afterEach(async () => {
  kindling?.send("SIGKILL");
  await kindling?.ended;
});

test("there is one of the version before backups, and one of an earlier release", () => {
  expect(files).toContain("20261124215500_entry_versions.backup");
  expect(files).toContain("20261124090000_agreements.backup");
});

test("there is one of each release", () => {
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(/gm)].map(([, release]) => release);

  expect(releases).toContain("0.3.0");
  expect(files.map(versionOf)).toEqual(expect.arrayContaining(releases));
});

test("those of 0.3.0 and before are not signed, and come back only by --unsigned", async () => {
  const [oldest = ""] = files;

  const { code, said } = await verb(["restore", join(folder, oldest)], await createEmptyDatabase(), env);

  expect(said).toContain("This backup is not signed");
  expect(code).toBe(1);
});

describe.each(files)("the backup %s", (name) => {
  test("is restored through all later migrations, with its totals and texts", async () => {
    const url = await createEmptyDatabase();

    const { code, said } = await verb(restoreOf(name), url, env);

    expect(said).toContain("The ledger is right");
    expect(said).toMatch(/All \d\d sealed values open\./);
    expect(code).toBe(0);
    expect(await appliedIn(url)).toEqual(migrationNames());
  });
});

test("a person of the oldest backup signs in with their password and reads their diary", async () => {
  const url = await createEmptyDatabase();
  await verb(restoreOf(files[0] ?? ""), url, env);
  kindling = await startKindling({ databaseUrl: url, env });
  const api = `${kindling.url}/api`;

  const signedIn = await fetch(`${api}/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ada@example.org", password: "ada's secret" }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const pages = await fetch(`${api}/journal`, { headers: { Authorization: `Bearer ${token}` } });

  expect(await pages.text()).toContain("Words of agreements");
});

function appliedIn(url: string): Promise<string[]> {
  return withClient({ connectionString: url }, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select migration_name as name from _prisma_migrations order by 1",
    );
    return rows.map(({ name }) => name);
  });
}

/** Only what is not signed may be restored unsigned. */
function restoreOf(name: string): string[] {
  return ["restore", ...(headerOf(name).kindlingBackup === 1 ? ["--unsigned"] : []), join(folder, name)];
}

function versionOf(name: string): string {
  return headerOf(name).version;
}

function headerOf(name: string): Header {
  const [header = ""] = gunzipSync(readFileSync(join(folder, name)))
    .toString("latin1")
    .split("\n", 1);
  return readHeader(header);
}
