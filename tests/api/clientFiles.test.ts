import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { useApp } from "#tests/support/app.ts";
import { barePage } from "#tests/support/barePage.ts";
import { sendRequest } from "#tests/support/requests.ts";

const folder = mkdtempSync(join(tmpdir(), "kindling-client-"));

// Created before the server starts, which reads these files.
beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), barePage());
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets", "main-abc123.js"), "console.log(1)");
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
});
