import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { root } from "#server/base/root.ts";
import { useApp } from "#tests/support/app.ts";
import { barePage } from "#tests/support/barePage.ts";
import { launchKindling } from "#tests/support/kindling.ts";
import { sendRequest } from "#tests/support/requests.ts";

const operator = vi.hoisted(() => {
  const named = {
    name: "Ada & <b>Bo</b></script>",
    address: "1 Hill Road, London",
    country: "United Kingdom",
    host: "A Company",
  };
  for (const [key, value] of Object.entries(named)) process.env[`OPERATOR_${key.toUpperCase()}`] = value;
  return named;
});

const folder = mkdtempSync(join(tmpdir(), "kindling-operator-"));

beforeAll(() => {
  mkdirSync(join(folder, "client"));
  writeFileSync(join(folder, "client", "index.html"), barePage());
  process.env.KINDLING_CLIENT_DIR = relative(root, join(folder, "client"));
});

useApp();

afterAll(() => rmSync(folder, { recursive: true }));

test("the page contains the operator, and nothing in their names is run", async () => {
  const { text } = await sendRequest("GET", "/privacy-policy");

  const [, json = ""] = /id="operator">([^<]*)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual(operator);
});

test("an app gets the operator from the server, signed in or not", async () => {
  expect(await sendRequest("GET", "/api/about")).toMatchObject({ status: 200, json: { operator } });
});

test.each([
  [{ OPERATOR_NAME: "Ada" }, "OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_COUNTRY are given together, or none of them"],
  [{ OPERATOR_HOST: "A Company" }, "is given only with OPERATOR_NAME"],
  [
    { OPERATOR_NAME: "Ada", OPERATOR_ADDRESS: "1 Hill Road", OPERATOR_COUNTRY: "England" },
    "must be a country by the name that registration offers",
  ],
  [
    { OPERATOR_NAME: "Ada\nBo", OPERATOR_ADDRESS: "1 Hill Road", OPERATOR_COUNTRY: "Ireland" },
    "must be one line of text",
  ],
])("a start with %j is refused", async (said, words) => {
  const none = { OPERATOR_NAME: "", OPERATOR_ADDRESS: "", OPERATOR_COUNTRY: "", OPERATOR_HOST: "" };
  const { ended, said: lines } = await launchKindling({
    dataDir: join(folder, "data"),
    env: { ...none, ...said },
  });

  expect(await ended).toMatchObject({ code: 1 });
  expect(lines.join("\n")).toContain(words);
});
