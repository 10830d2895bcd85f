import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { until } from "#tests/support/until.ts";

const temporary = mkdtempSync(join(tmpdir(), "kindling-demos-"));
// PostgreSQL's own user gets through it.
chmodSync(temporary, 0o755);

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

test.each(["SIGINT", "SIGTERM"] as const)(
  "the demo lets somebody sign in to a diary, and leaves nothing after %s",
  async (signal) => {
    const demo = spawn(process.execPath, ["--import", "tsx", "scripts/demoServer.ts", "--days", "20"], {
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
    const said: string[] = [];
    createInterface({ input: demo.stdout }).on("line", (line) => said.push(line));
    const ended = once(demo, "exit");
    await until("it says how to sign in", () => said.some((line) => line.startsWith("Ctrl+C")));

    const text = said.join("\n");
    const [address = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
    const [, email, password, count] = /Sign in with (\S+) and the password "([^"]+)": (\d+) entries/.exec(text) ?? [];
    const answer = await fetch(`${address}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBe(200);
    expect(Number(count)).toBeGreaterThan(15);
    expect(readdirSync(temporary).filter((name) => name.startsWith("kindling-demo-"))).toHaveLength(1);

    demo.kill(signal);

    expect(await ended).toEqual([0, null]);
    expect(existsSync(temporary)).toBe(true);
    expect(readdirSync(temporary).filter((name) => name.startsWith("kindling-demo-"))).toEqual([]);
  },
);
