import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "#server/store/database/launch.ts";
import { root } from "#server/base/root.ts";
import { createDatabase, shared, startedCluster } from "./cluster.ts";
import { moment } from "./moment.ts";
import { patientClock, patientProgram } from "./patience.ts";
import { until } from "./until.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the built server with its client and its own database. */
    serverUrl: string;
    /** Its database, for changes that only time would make. */
    servedDatabaseUrl: string;
    /** How far its clock is from the machine's, in milliseconds. */
    servedShiftMs: number;
  }
}

interface Served {
  url: string;
  databaseUrl: string;
  shiftMs: number;
  child: ChildProcess;
}

const keeper: { served?: Promise<Served>; users: number } = shared("kindling.served", { users: 0 });

/** Starts one built server for the whole run. List it after cluster.ts in a project. */
export async function setup(project: TestProject): Promise<void> {
  keeper.users += 1;
  keeper.served ??= serve();
  const { url, databaseUrl, shiftMs } = await keeper.served;
  project.provide("serverUrl", url);
  project.provide("servedDatabaseUrl", databaseUrl);
  project.provide("servedShiftMs", shiftMs);
}

/** Stops the server after the last project that used it. */
export async function teardown(): Promise<void> {
  keeper.users -= 1;
  if (keeper.users > 0) return;
  const served = await keeper.served;
  served?.child.kill("SIGTERM");
  if (served?.child.exitCode === null) await once(served.child, "exit");
}

async function serve(): Promise<Served> {
  const main = process.env.KINDLING_TEST_BUILD ?? join(root, "dist", "test", "server", "main.mjs");
  if (!existsSync(main))
    throw new Error(`${main} is missing. \`npm test\` builds it; do that once before calling vitest itself.`);

  const { adminUrl } = await startedCluster();
  const databaseUrl = await createDatabase(adminUrl);
  const port = await freePort();
  // Its clock goes on from there, and devices have the same one.
  const shiftMs = moment().getTime() - Date.now();
  const child = spawn(process.execPath, ["--enable-source-maps", main], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: `${port}`,
      PUBLIC_URL: "",
      DATABASE_URL: databaseUrl,
      KINDLING_CLIENT_DIR: relative(root, join(dirname(dirname(main)), "client")),
      ...patientProgram,
      KINDLING_CLOCK: patientClock(`shift=${shiftMs}`),
      RATE_LIMIT_SCALE: "100000",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  // Stops it with the run, even without a teardown.
  process.once("exit", () => child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  await until("the built server is ready", () => {
    if (child.exitCode !== null)
      throw new Error(`The built server ended with code ${child.exitCode} instead of starting.`);
    return isReady(url);
  });
  return { url, databaseUrl, shiftMs, child };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
