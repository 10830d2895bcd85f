import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { freePort } from "#server/store/database/launch.ts";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { until } from "#tests/support/until.ts";

let kindling: Kindling | undefined;

afterEach(async () => {
  listensAt(undefined);
  kindling?.send("SIGKILL");
  await kindling?.ended;
});

test.each([
  ["one process", "1"],
  ["several workers, summed up,", "2"],
])("the numbers of %s are served on the loopback interface, and name nobody", async (_what, workers) => {
  const port = await freePort();
  const databaseUrl = await createDatabase();
  kindling = await startKindling({ databaseUrl, env: { METRICS_PORT: `${port}`, WORKERS: workers } });
  listensAt(kindling.url, databaseUrl);
  const ada = await person("ada");
  for (let times = 0; times < 12; times += 1) granted(await restDoor({ as: ada }).saveMood());
  await fetch(`${kindling.url}/dashboard`);

  const saved = /^kindling_request_seconds_count\{door="rest",status="201"\} (\d+)$/m;
  await until("all saves are counted", async () => Number(saved.exec(await scraped(port))?.[1] ?? 0) >= 12);
  const text = await scraped(port);

  for (const name of watchedNames()) expect(text).toMatch(new RegExp(`^${name}(?:\\{| )`, "m"));
  expect(text).toMatch(/^kindling_database_up 1$/m);
  expect(text).toMatch(/door="page"/);
  for (const secret of [ada.id, ada.username, ada.token, "dashboard", "127.0.0.1"]) expect(text).not.toContain(secret);
  expect(kindling.said.join("\n")).toContain('"metricsHost":"127.0.0.1"');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${kindling.url}/metrics`).then((answer) => answer.text())).includes("kindling_")).toBe(false);
});

async function scraped(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** The names that the board for Grafana and the rules for alerts go by. */
function watchedNames(): Set<string> {
  const files = ["grafana.json", "alerts.yaml"].map((name) => join(root, "docs", "monitoring", name));
  const names = files.flatMap((file) => readFileSync(file, "utf8").match(/\b(?:kindling|nodejs|process)_\w+/g) ?? []);
  expect(names).toEqual(
    expect.arrayContaining(["kindling_request_seconds_bucket", "nodejs_eventloop_lag_p99_seconds"]),
  );
  // Only Linux counts open files.
  return new Set(names.filter((name) => process.platform === "linux" || !name.endsWith("_fds")));
}
