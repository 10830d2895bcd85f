import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brand } from "#domain/brand.ts";
import { instantIn } from "#domain/clocks.ts";
import { localDateOf } from "#domain/days.ts";
import { demoDiary, demoPerson, type DemoEntry } from "#domain/demo.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { root } from "./run.mjs";

// Kindling with two years of a made-up person, on 127.0.0.1 alone, in a folder of its own that goes when it stops.

const { values: said } = parseArgs({
  options: {
    /** Leaves the folder, to be opened again. */
    keep: { type: "boolean", default: false },
    /** How far the diary goes back. */
    days: { type: "string", default: "730" },
  },
});
const password = "look around";
/** What an operator's environment says for their own server is not for this one. */
const own = ["REDIS_URL", "MASTER_KEY_COMMAND", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"];

const folder = mkdtempSync(join(tmpdir(), "kindling-demo-"));
// PostgreSQL's own user gets to its data.
chmodSync(folder, 0o755);
let kindling: Kindling | undefined;
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

try {
  kindling = await startKindling({
    dataDir: join(folder, "data"),
    main: process.env.KINDLING_TEST_BUILD ?? join(root, "dist", "server", "main.mjs"),
    env: {
      ...Object.fromEntries(own.map((name) => [name, ""])),
      MASTER_KEY_FILE: join(folder, "master-key"),
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
if (said.keep) console.log(`The diary is kept in ${folder}.`);
else rmSync(folder, { recursive: true, force: true });

function stop(): void {
  isStopping = true;
  kindling?.send("SIGTERM");
}

async function showAround(url: string): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  console.log(`Writing the diary of ${demoPerson.displayName}.`);
  const count = await write(url, zone);
  console.log(
    [
      `${brand} is at ${url}, on this machine alone.`,
      `Sign in with ${demoPerson.email} and the password "${password}": ${count} entries, all made up.`,
      `Ctrl+C ends it${said.keep ? "" : " and removes everything"}.`,
    ].join("\n"),
  );
}

/** Registers the person and saves their entries as any caller of the API would. Gives how many there are. */
async function write(url: string, zone: string): Promise<number> {
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

  const now = new Date();
  const diary = demoDiary({ today: localDateOf(now, zone), days: Number(said.days), seed: "Lena" });
  const entries = diary
    .map((entry) => ({ entry, at: instantIn(zone, `${entry.date}T${entry.time}`) }))
    .filter(({ at }) => at <= now);
  for (const { entry, at } of entries) {
    if (isStopping) break;
    const [path, body] = asCall(entry);
    await post(path, { ...body, occurredAt: at.toISOString() });
  }
  return entries.length;
}

/** The call of the REST API that saves an entry: its path, and its body but for the time. */
function asCall(entry: DemoEntry): [path: string, body: object] {
  if (entry.kind === "mood") return ["/moods", { value: entry.value, note: entry.note }];
  if (entry.kind === "journal") return ["/journal", { title: entry.title, emoji: entry.emoji, content: entry.body }];
  const { kind: _kind, date: _date, time: _time, reflection, ...deed } = entry;
  return ["/actions", { ...deed, reflection1: reflection }];
}
