import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbedded, type Embedded } from "#server/store/database/embedded.ts";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { masterKeyFile } from "#server/store/keys/masterKey.ts";
import { root } from "#server/base/root.ts";
import { large, seedInstallation, small, type Installation } from "./growthSeed.ts";

/** The URLs of a large and a small installation in one PostgreSQL. */
export interface Data {
  large: string;
  small: string;
  stop: () => Promise<void>;
}

/** Seeds both installations; `stop` removes them. With `keep` they stay for the next run, which reuses them. */
export async function openData(keep: boolean): Promise<Data> {
  const { url, stop, done } = keep ? await startKept() : { ...(await startTemporary()), done: () => undefined };
  try {
    const data = { small: await filled(url, "small", small), large: await filled(url, "large", large), stop };
    done();
    return data;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The master key is stored beside the data only when it is complete. Without it, seeding starts again. */
async function startKept(): Promise<Embedded & { done: () => void }> {
  const folder = join(tmpdir(), `kindling-growth-${edition()}`);
  const key = join(folder, "master-key");
  if (existsSync(key)) copyFileSync(key, masterKeyFile());
  else rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // PostgreSQL's own user must reach the files inside.
  chmodSync(folder, 0o755);
  console.log(`The data is kept in ${folder}: remove it when you are done.`);
  const dataDir = join(folder, "data");
  const embedded = await startEmbedded({
    dataDir,
    log: () => undefined,
    settings: { fsync: "off" },
    mayMakeDatabases: true,
  });
  return { ...embedded, done: () => copyFileSync(masterKeyFile(), key) };
}

/** Changes with the sources that make the data. */
function edition(): string {
  const sources = ["growthSeed.ts", "crowd.ts", "seed.ts"].map((name) => readFileSync(join(root, "bench", name)));
  return createHash("sha256").update(Buffer.concat(sources)).digest("hex").slice(0, 12);
}

/** The database of this name, created and seeded if missing. */
async function filled(adminUrl: string, name: string, installation: Installation): Promise<string> {
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  const isThere = await isMade(adminUrl, name);
  await applyMigrations(url);
  if (isThere) return url;

  const start = performance.now();
  await seedInstallation(url, installation);
  console.log(`The ${name} installation is seeded, in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  return url;
}

/** Creates the database. Returns true if it existed. */
async function isMade(adminUrl: string, name: string): Promise<boolean> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await admin.query(`create database ${name}`);
    return rowCount === 1;
  } finally {
    await admin.end();
  }
}
