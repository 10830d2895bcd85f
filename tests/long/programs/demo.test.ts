import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { programOf, startKindling, type Program } from "#tests/support/kindling.ts";

const temporary = mkdtempSync(join(tmpdir(), "kindling-demos-"));
// PostgreSQL's own user must pass through it.
chmodSync(temporary, 0o755);

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

test.each(["SIGINT", "SIGTERM"] as const)(
  "the demo lets somebody sign in to a diary, and leaves nothing after %s",
  async (signal) => {
    const demo = startDemo();
    await demo.says("Ctrl+C");

    const text = demo.said.join("\n");
    const [address = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
    expect((await signIn(address, text)).status).toBe(200);
    expect(countIn(text)).toBeGreaterThan(15);
    expect(demosIn(temporary)).toHaveLength(1);

    demo.send(signal);

    expect(await demo.ended).toEqual({ code: 0, signal: null });
    expect(existsSync(temporary)).toBe(true);
    expect(demosIn(temporary)).toEqual([]);
  },
);

test("a kept demo says how to open it, and a server opened so has the diary", async () => {
  const demo = startDemo("--keep");
  await demo.says("Ctrl+C");
  demo.send("SIGTERM");
  await demo.says("npm start");
  await demo.ended;

  const text = demo.said.join("\n");
  const [, dataDir = "", masterKey = ""] = /DATA_DIR="([^"]+)" MASTER_KEY_FILE="([^"]+)" npm start/.exec(text) ?? [];
  const kindling = await startKindling({ dataDir, env: { MASTER_KEY_FILE: masterKey } });
  const answer = await signIn(kindling.url, text);
  kindling.send("SIGTERM");
  await kindling.ended;

  expect(answer.status).toBe(200);
});

function startDemo(...options: string[]): Program {
  const demo = spawn(process.execPath, ["--import", "tsx", "scripts/demoServer.ts", "--days", "20", ...options], {
    cwd: root,
    env: {
      ...process.env,
      TMPDIR: temporary,
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      REDIS_URL: "redis://127.0.0.1:1",
      KINDLING_TEST_BUILD: join(root, "dist", "test", "server", "main.mjs"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return programOf(demo);
}

/** Signs in as the demo says. */
function signIn(address: string, text: string): Promise<Response> {
  const [, email, password] = /Sign in with (\S+) and the password "([^"]+)"/.exec(text) ?? [];
  return fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
}

function countIn(text: string): number {
  const [, count] = /(\d+) entries/.exec(text) ?? [];
  return Number(count);
}

function demosIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith("kindling-demo-"));
}
