import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { openApi } from "#server/doors/rest/openApi.ts";
import { routes } from "#server/program/routes.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";

const run = promisify(execFile);

useApp();

test("the calls in docs/api.md give the documented results", async () => {
  const manual = readFileSync(join(root, "docs/api.md"), "utf8");
  const [, examples] = /A test runs these examples:\n\n```sh\n([\s\S]*?)```/.exec(manual) ?? [];
  if (!examples) throw new Error("docs/api.md no longer says where its examples begin.");

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

test("docs/api.md lists each route once, with the names of its query parameters", () => {
  const manual = readFileSync(join(root, "docs/api.md"), "utf8");
  const [, section = ""] = /\n## All routes\n([\s\S]*)/.exec(manual) ?? [];
  const listed = [...section.matchAll(/^\| `([A-Z]+ \S+)` *\| ([^|]*)\|/gm)].map(([, route, query = ""]) =>
    [route, ...[...query.matchAll(/`(\w+)`/g)].map(([, name]) => name)].join(" "),
  );

  expect(listed).toEqual(describedRoutes());
});

interface Described {
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
}

/** Method, path and query parameters of each route in the OpenAPI document, by path. */
function describedRoutes(): string[] {
  // Safe: the document has this shape, which tests/api/routes.test.ts checks.
  const { paths } = openApi(routes) as unknown as Described;
  return Object.entries(paths)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters }]) => {
        const query = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
        return [`${method.toUpperCase()} ${path}`, ...query].join(" ");
      }),
    );
}

function pathWithCurl(): string {
  const folder = mkdtempSync(join(tmpdir(), "kindling-curl-"));
  const curl = join(root, "tests", "support", "curl.mjs");
  chmodSync(curl, 0o755);
  symlinkSync(curl, join(folder, "curl"));
  return `${folder}${delimiter}${process.env.PATH}`;
}
