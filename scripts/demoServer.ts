import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brand } from "#domain/brand.ts";
import { demoOwnMoods } from "#domain/content/demo.ts";
import { demoPerson } from "#domain/demo.ts";
import { launchChromium } from "#tests/support/chromium.ts";
import { demoCalls } from "#tests/support/demoCalls.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { root } from "./run.mjs";

// Kindling with two years of a made-up diary, on 127.0.0.1 only. Its folder is deleted when it stops.

const { values: said } = parseArgs({
  options: {
    /** Keeps the folder for the next start. */
    keep: { type: "boolean", default: false },
    /** How many days back the diary goes. */
    days: { type: "string", default: "730" },
    /** A PNG file for a picture of home, after which the demo ends. */
    picture: { type: "string" },
  },
});
const password = "look around";
/** The demo ignores these settings of an operator's own server. */
const own = ["REDIS_URL", "MASTER_KEY_COMMAND", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"];

const folder = mkdtempSync(join(tmpdir(), "kindling-demo-"));
// PostgreSQL's own user must reach its data.
chmodSync(folder, 0o755);
const [dataDir, masterKey] = [join(folder, "data"), join(folder, "master-key")];
let kindling: Kindling | undefined;
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

try {
  kindling = await startKindling({
    dataDir,
    main: process.env.KINDLING_TEST_BUILD ?? join(root, "dist", "server", "main.mjs"),
    env: {
      ...Object.fromEntries(own.map((name) => [name, ""])),
      MASTER_KEY_FILE: masterKey,
      WORKERS: "1",
    },
  });
  if (isStopping) stop();
  else await showAround(kindling.url);
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  process.exitCode = isStopping ? 0 : 1;
  stop();
}
await kindling?.ended;
if (said.keep) console.log(`The diary is kept. Open it with: ${opening()}`);
else rmSync(folder, { recursive: true, force: true });

/** The command that starts a server on the kept folder. */
function opening(): string {
  return `DATA_DIR="${dataDir}" MASTER_KEY_FILE="${masterKey}" npm start`;
}

function stop(): void {
  isStopping = true;
  kindling?.send("SIGTERM");
}

async function showAround(url: string): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  console.log(`Writing the diary of ${demoPerson.displayName}.`);
  const { count, token } = await write(url, zone);
  if (said.picture !== undefined) {
    await takePicture(url, token, said.picture);
    return stop();
  }
  console.log(
    [
      `${brand} is at ${url}, on this machine alone.`,
      `Sign in with ${demoPerson.email} and the password "${password}": ${count} entries, all made up.`,
      `Ctrl+C ends it${said.keep ? "" : " and removes everything"}.`,
    ].join("\n"),
  );
}

/** Writes a picture of home as the person sees it on a desktop by day, for the README. */
async function takePicture(url: string, token: string, file: string): Promise<void> {
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  await context.addCookies([{ name: "kindling", value: token, url, httpOnly: true, sameSite: "Lax" }]);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("heading", { name: "Daily Inspiration" }).waitFor();
  await page.waitForLoadState("networkidle");
  // Pictures and faces are drawn in idle moments.
  await page.waitForTimeout(3_000);
  await page.screenshot({ path: file, animations: "disabled" });
  await browser.close();
}

/** Registers the person and saves the entries through the public API. Returns their number, and the session's token. */
async function write(url: string, zone: string): Promise<{ count: number; token: string }> {
  const headers: Record<string, string> = { "Content-Type": "application/json", "X-Time-Zone": zone };
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const json: unknown = await answer.json();
    if (!answer.ok) throw new Error(`The demo could not be written: ${path} answered ${JSON.stringify(json)}`);
    return json;
  };
  const { displayName, ...person } = demoPerson;
  await post("/auth/create-trial-user", { ...person, password });
  const { token } = (await post("/auth/login", { email: person.email, password })) as { token: string };
  headers.Authorization = `Bearer ${token}`;
  await fetch(`${url}/api/auth/user`, { method: "PATCH", headers, body: JSON.stringify({ displayName }) });

  const ownMoodIds = new Map<string, string>();
  for (const mood of demoOwnMoods) ownMoodIds.set(mood.name, ((await post("/own-moods", mood)) as { id: string }).id);
  const calls = demoCalls({ days: Number(said.days), zone, ownMoodIds });
  for (const { path, body } of calls) {
    if (isStopping) break;
    await post(path, body);
  }
  return { count: calls.length, token };
}
