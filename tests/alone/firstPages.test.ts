import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { formPath, lookInsidePath, signedInPaths } from "#domain/paths.ts";
import { root } from "#server/base/root.ts";
import { barePage } from "#tests/support/barePage.ts";
import { useApp } from "#tests/support/app.ts";
import { sendRequest, type Answer } from "#tests/support/requests.ts";
import { headOf, rawConnection } from "#tests/support/rawConnection.ts";
import { useLogLines } from "#tests/support/logLines.ts";

vi.hoisted(() => {
  process.env.LOG_LEVEL = "debug";
});

const folder = mkdtempSync(join(tmpdir(), "kindling-pages-"));
const inline = { script: "ask()", style: "p{color:red}", attribute: "top:1px" };

// Created before the server starts, which reads these files.
beforeAll(() => {
  mkdirSync(join(folder, ".pages"));
  writeFileSync(join(folder, "index.html"), barePage("bare"));
  for (const name of ["landing", "look-inside"])
    for (const ending of ["", ".free", ".priced"])
      writeFileSync(join(folder, ".pages", `${name}${ending}.html`), barePage(name));
  writeFileSync(
    join(folder, ".pages", "frame.html"),
    `<title>frame</title><script>${inline.script}</script><script type="application/json">[]</script>
    <style>${inline.style}</style><p style="${inline.attribute}">`,
  );
  process.env.KINDLING_CLIENT_DIR = relative(root, folder);
});

useApp();
const logged = useLogLines();

afterAll(() => rmSync(folder, { recursive: true }));

const session = { cookie: "theme=1; kindling=whatever" };
const native = { ...session, origin: "https://localhost" };

describe("the page that is sent", () => {
  test.each<[path: string, page: string, headers?: Record<string, string>]>([
    ["/", "landing"],
    ["/?checkout=failed", "landing"],
    ["/", "landing", { cookie: "kindling=" }],
    ["/", "landing", { cookie: "kindling-device=mark" }],
    ["/", "frame", session],
    [lookInsidePath, "look-inside"],
    [lookInsidePath, "bare", session],
    ...signedInPaths.slice(1).map((path): [string, string] => [path, "bare"]),
    ...signedInPaths.map((path): [string, string, typeof session] => [path, "frame", session]),
    ["/journal?day=2026-11-20", "frame", session],
    ["/", "landing", native],
    ["/frame.html", "frame"],
    ...[
      "/help-now",
      "/privacy-policy",
      "/subscription-expired",
      "/reset-password",
      "/no/such/screen",
      "/index.html",
    ].map((path): [string, string, typeof session] => [path, "bare", session]),
  ])("at %s is the %s one", async (path, page, headers = {}) => {
    const answer = await sendRequest("GET", path, { headers });

    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(`<title>${page}</title>`) });
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  test("varies by cookie where the cookie chooses the page, and only there", async () => {
    expect(await varyOf("/")).toBe("Accept-Encoding, Cookie");
    expect(await varyOf("/", session)).toBe("Accept-Encoding, Cookie");
    expect(await varyOf("/journal")).toBe("Accept-Encoding, Cookie");
    expect(await varyOf("/help-now", session)).toBe("Accept-Encoding");
  });

  test("is not sent again to a client that has it, but is to one that has the other page", async () => {
    const { headers } = await sendRequest("GET", "/", { headers: session });
    const known = { "if-none-match": String(headers.etag) };

    expect(await sendRequest("GET", "/settings", { headers: { ...session, ...known } })).toMatchObject({
      status: 304,
      headers: { vary: "Accept-Encoding, Cookie" },
    });
    expect(await sendRequest("GET", "/", { headers: known })).toMatchObject({ status: 200 });
  });

  test("cannot be had by its file", async () => {
    expect(await sendRequest("GET", "/.pages/frame.html")).toMatchObject({ status: 404 });
  });
});

describe("the inline parts of a page", () => {
  test("is allowed by its hash, and nothing else is", async () => {
    const frame = await sendRequest("GET", "/", { headers: session });

    expect(directive(frame, "script-src")).toBe(`script-src 'self' ${hashOf(inline.script)}`);
    expect(directive(frame, "style-src")).toMatch(/^style-src 'self' 'sha256-/);
    expect(directive(frame, "style-src")).toContain(
      `${hashOf(inline.style)} 'unsafe-hashes' ${hashOf(inline.attribute)}`,
    );
  });

  test("is not allowed on pages without any", async () => {
    const bare = await sendRequest("GET", "/help-now");

    expect(directive(bare, "script-src")).toBe("script-src 'self'");
    expect(directive(bare, "style-src")).not.toContain(hashOf(inline.style));
    expect(directive(bare, "style-src")).not.toContain("unsafe");
  });
});

test("a form submitted without JavaScript redirects home, and is neither read nor logged", async () => {
  const answer = await sendRequest("POST", formPath, {
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" },
    body: "email=zora%40example.org&password=secret-of-zora",
  });

  expect(answer).toMatchObject({ status: 303, headers: { location: "/" }, text: "" });
  await expect.poll(() => logged).toEqual([expect.stringContaining('"status":303')]);
  expect(logged.join("")).not.toMatch(/zora|secret/);
});

test("the rest of such a form is not read", async () => {
  const connection = rawConnection();

  connection.send(`${headOf(formPath, 1_000_000)}email=ada`);

  expect(await connection.closed).toMatch(/^HTTP\/1\.1 303 [^]*\r\nConnection: close\r\n/);
});

async function varyOf(path: string, headers = {}) {
  return (await sendRequest("GET", path, { headers })).headers.vary;
}

function directive({ headers }: Answer, name: string): string {
  const all = String(headers["content-security-policy"]).split("; ");
  return all.find((each) => each.startsWith(`${name} `)) ?? "";
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
