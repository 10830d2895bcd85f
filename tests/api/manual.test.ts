import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";

const run = promisify(execFile);

useApp();

test("the calls of docs/api.md do what it says", async () => {
  const manual = readFileSync(join(root, "docs/api.md"), "utf8");
  const [, examples = ""] = /A test runs these examples as they stand:\n\n```sh\n([\s\S]*?)```/.exec(manual) ?? [];

  const script = examples.replaceAll("http://127.0.0.1:4000", serverUrl()).replaceAll(/\n\n/g, "\necho\n");
  const { stdout } = await run("sh", ["-e", "-c", script], { env: { ...process.env, PATH: pathWithCurl() } });

  const [account, , action, dashboard, graph] = stdout
    .trim()
    .split("\n")
    .map((line) => line && JSON.parse(line));
  expect(account).toMatchObject({ username: "ada", email: "ada@example.org" });
  expect(action).toMatchObject({ type: "action", eventTitle: "Held the door", gold: 2, coal: 0 });
  expect(dashboard.summary).toMatchObject({ goldKarma: 2, coalKarma: 0, actionsLogged: 1 });
  expect(graph.data.viewer).toEqual({
    user: { username: "ada" },
    balances: { today: { gold: 2, coal: 0 }, all: { gold: 2, coal: 0 } },
  });
});

function pathWithCurl(): string {
  const folder = mkdtempSync(join(tmpdir(), "kindling-curl-"));
  const curl = join(root, "tests", "support", "curl.mjs");
  chmodSync(curl, 0o755);
  symlinkSync(curl, join(folder, "curl"));
  return `${folder}${delimiter}${process.env.PATH}`;
}
