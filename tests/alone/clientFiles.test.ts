import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { barePage } from "#tests/support/barePage.ts";
import { sendRequest } from "#tests/support/requests.ts";

const folder = mkdtempSync(join(tmpdir(), "kindling-client-"));

const script = "console.log(1)";
const now = Date.now() / 1_000;
const hour = 3_600;
const megabyte = 1024 * 1024;
const sizes = { "kept.png": 8 * megabyte, "streamed.png": 65 * megabyte };

// Created before the server starts, which reads these files.
beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), barePage());
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets", "main-abc123.js"), script);
  writeFileSync(join(folder, "assets", "main-abc123.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets", "main-abc123.js.gz"), gzipSync(script));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  for (const name of ["replaced", "deleted"]) writeFileAt(now - hour, `assets/${name}.js`, "old");
  writeFileAt(now + hour, "assets/just-written.js", "half");
  for (const [name, size] of Object.entries(sizes)) {
    writeFileSync(join(folder, name), "");
    truncateSync(join(folder, name), size);
    utimesSync(join(folder, name), now - hour, now - hour);
  }
  process.env.KINDLING_CLIENT_DIR = relative(root, folder);
});

useApp();

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("the client", () => {
  test.each([
    "/",
    "/log-action",
    "/settings?tab=1",
    "/no/such/screen",
    "/subscription-expired?email=ada@example.org",
    "/%E0%A4%A",
    "/api-docs",
  ])("is opened by %s, and checks each time whether it is the newest", async (path) => {
    expect(await sendRequest("GET", path)).toMatchObject({
      status: 200,
      headers: { "content-type": expect.stringContaining("text/html"), "cache-control": "no-cache" },
      text: expect.stringContaining("<title>Kindling"),
    });
  });

  test("sends no referrer from a password reset link", async () => {
    const { headers } = await sendRequest("GET", "/reset-password");

    expect(headers).toMatchObject({
      "content-type": expect.stringContaining("text/html"),
      "referrer-policy": "no-referrer",
    });
  });

  test("is cached for good if its name contains a hash", async () => {
    expect(await sendRequest("GET", "/assets/main-abc123.js")).toMatchObject({
      status: 200,
      headers: {
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": expect.stringContaining("javascript"),
      },
    });
  });

  test("is not sent again to a client that has it", async () => {
    const { headers } = await sendRequest("GET", "/icon.svg");

    expect(await sendRequest("GET", "/icon.svg", { headers: { "if-none-match": String(headers.etag) } })).toMatchObject(
      {
        status: 304,
        text: "",
      },
    );
  });

  test.each([
    "/assets/main-gone.js",
    "/assets/",
    "/favicon.ico",
    "/robots.txt",
    "/assets/../../package.json",
    "/..%2f..%2fpackage.json",
    "/.env",
    "/.vite/manifest.json",
    "/assets/main-abc123.js.br",
    "/assets/main-abc123.js/",
    "/assets/constructor.js",
  ])("has no page in the place of a file that is missing: %s", async (path) => {
    expect(await sendRequest("GET", path)).toMatchObject({ status: 404, json: { message: "There is nothing here." } });
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"])("cannot be changed by %s", async (method) => {
    expect(await sendRequest(method, "/", method === "DELETE" ? {} : { body: {} })).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
      json: { message: "This address takes only GET, HEAD." },
    });
  });

  test("is looked up by HEAD without being sent", async () => {
    expect(await sendRequest("HEAD", "/log-action")).toMatchObject({ status: 200, text: "" });
  });

  test("is sent compressed to a client that takes it, and whole by any range", async () => {
    const url = "/assets/main-abc123.js";
    const answers = await Promise.all([
      sendRequest("GET", url, { headers: { "accept-encoding": "gzip, br" } }),
      sendRequest("GET", url, { headers: { "accept-encoding": "gzip" } }),
      ...["5-1", "0-99999999999999999999", "2-3", "-1", "a-b"].map((range) =>
        sendRequest("GET", url, { headers: { range: `bytes=${range}` } }),
      ),
    ]);

    const [br, gzip, ...plain] = answers;
    expect(br).toMatchObject({ status: 200, headers: { "content-encoding": "br", vary: "Accept-Encoding" } });
    expect(gzip).toMatchObject({ status: 200, headers: { "content-encoding": "gzip" } });
    for (const answer of plain) expect(answer).toMatchObject({ status: 200, text: script });
    expect(plain[0]?.headers["content-encoding"]).toBeUndefined();
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

describe("a file of the client", () => {
  test("is looked up by HEAD without being sent", async () => {
    for (const [name, size] of Object.entries(sizes))
      expect(await sendRequest("HEAD", `/${name}`)).toMatchObject({
        status: 200,
        headers: { "content-length": `${size}`, "content-type": "image/png" },
        text: "",
      });
  });

  test("is sent whole, also if it is too large to keep", async () => {
    for (const [name, size] of Object.entries(sizes))
      expect((await sendRequest("GET", `/${name}`)).text).toHaveLength(size);
  });

  test("stays as it was first sent, whatever a new build does to it", async () => {
    const before = await sendRequest("GET", "/assets/replaced.js");
    writeFileAt(now, "assets/replaced.js", "a new build's");
    const replaced = await sendRequest("GET", "/assets/replaced.js");
    rmSync(join(folder, "assets", "replaced.js"));

    for (const after of [replaced, await sendRequest("GET", "/assets/replaced.js")])
      expect(after).toMatchObject({ status: 200, text: "old", headers: { etag: before.headers.etag } });
  });

  test("is not there if a new build deletes it before anybody asked for it", async () => {
    rmSync(join(folder, "assets", "deleted.js"));

    expect(await sendRequest("GET", "/assets/deleted.js")).toMatchObject({ status: 404 });
  });

  test("is read again if it was just being written", async () => {
    await sendRequest("GET", "/assets/just-written.js");
    writeFileAt(now + hour, "assets/just-written.js", "whole now");

    expect(await sendRequest("GET", "/assets/just-written.js")).toMatchObject({ status: 200, text: "whole now" });
  });

  test.each(Object.keys(sizes))("is closed after broken downloads: %s", async (name) => {
    const before = openFiles();
    const downloads = await Promise.all(Array.from({ length: 30 }, () => beginDownloads(`/${name}`)));

    for (const download of downloads) download.destroy();

    // The database's connections come and go.
    await expect.poll(openFiles).toBeLessThan(before + 20);
  });
});

/** Asks for a file three times on one connection, and reads no further than the first bytes. */
async function beginDownloads(path: string): Promise<Socket> {
  const { hostname, port } = new URL(serverUrl());
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(3));
  await once(socket, "data");
  return socket.pause();
}

/** How many files this process, and so the server in it, has open. */
function openFiles(): number {
  return readdirSync("/dev/fd").length;
}

/** Writes a file with its time of change, in seconds. */
function writeFileAt(seconds: number, name: string, content: string): void {
  writeFileSync(join(folder, name), content);
  utimesSync(join(folder, name), seconds, seconds);
}
