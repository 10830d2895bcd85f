import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { formPath, lookInsidePath } from "#domain/paths.ts";
import { root } from "#server/base/root.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { barePage } from "#tests/support/barePage.ts";
import { rawRequests } from "#tests/support/rawRequests.ts";
import { sendRequest } from "#tests/support/requests.ts";

const folder = mkdtempSync(join(tmpdir(), "kindling-nonsense-"));

// Created before the server starts, which reads these files.
beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), barePage());
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  for (const ending of ["", ".br", ".gz"]) writeFileSync(join(folder, "assets", `main-abc123.js${ending}`), "1");
  process.env.KINDLING_CLIENT_DIR = relative(root, folder);
});

useApp();

/** Errors that nothing caught: outside of a test, each ends the process. */
let uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
const events = ["uncaughtException", "unhandledRejection"] as const;

beforeEach(() => {
  for (const event of events) process.on(event, note);
});

afterEach(() => {
  for (const event of events) process.off(event, note);
  uncaught = [];
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const file = "/assets/main-abc123.js";
const targets = [
  "/",
  "/index.html",
  "/journal",
  "/reset-password",
  lookInsidePath,
  formPath,
  "/sw.js",
  "/icon.svg",
  file,
  "/healthz",
  "/readyz",
  "/checkout",
  "/checkout?email=%",
  "/checkout?pass=%E0%A4%A",
  "/.well-known/security.txt",
  "/graphql",
  "/graphql?query=%",
  "/graphql?query={__typename}",
  "/api",
  "/api/",
  "/api/api/auth/user",
  "/api/pictures/%/x",

  "/%",
  "/%E0%A4%A",
  "/assets/%",
  "/assets/%E0%A4%A.js",
  "/assets/",
  "/assets/..",
  "/assets/__proto__.js",
  "/constructor.js",

  "*",
  "//",
  "///x",
  "/?%",
  "http://x/",
  `http://x${file}`,
  "http://[::1",
  "https://",
  "/a\tb",
  `/${"a".repeat(9_000)}`,
  "",
];

test.each(["bytes=5-1", "bytes=0-99999999999999999999", "bytes=2-", "bytes=-0", "bytes=3-9,1-2", "x"])(
  "the range %s of a file is answered with the whole file",
  async (range) => {
    for (const path of [file, "/icon.svg"])
      expect(await sendRequest("GET", path, { headers: { range } })).toMatchObject({ status: 200 });
    expect(uncaught).toEqual([]);
  },
);

test("no request of nonsense ends the server, and none is a failure of its own", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rawRequests(targets), { minLength: 1, maxLength: 3 }), async (requests) => {
      const answers = await answersTo(requests.join(""));

      expect(answers).not.toMatch(/^HTTP\/1\.1 500 /m);
      expect(uncaught).toEqual([]);
    }),
    { numRuns: 400, seed: 1 },
  );

  expect(await sendRequest("GET", "/healthz")).toMatchObject({ status: 200 });
});

/** Sends exactly this and ends, as a client does that expects no more; gives what came until the connection was closed. */
async function answersTo(sent: string): Promise<string> {
  const { hostname, port } = new URL(serverUrl());
  const socket = connect(Number(port), hostname);
  socket.end(sent, "latin1");
  return text(socket).catch(() => "");
}
