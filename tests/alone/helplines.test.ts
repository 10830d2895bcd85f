import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { CountryHelp } from "#domain/helplines.ts";
import { readHelplines } from "#server/base/helplines.ts";
import { root } from "#server/base/root.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { barePage } from "#tests/support/barePage.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { launchKindling, startKindling } from "#tests/support/kindling.ts";
import { sendRequest } from "#tests/support/requests.ts";
import { useLogLines } from "#tests/support/logLines.ts";

// Set before the server's code loads. The numbers are reserved for fiction.
const { folder, lines } = await vi.hoisted(async () => {
  const fs = await import("node:fs");
  const made = fs.mkdtempSync("/tmp/kindling-helplines-");
  const line = { name: "Ear & </script><script>alert(1)</script>", number: "01632 960 111", checked: "2026-11-01" };
  const written: CountryHelp[] = [
    { country: "France", emergency: [line], talk: [{ ...line, about: "Day and night." }] },
  ];
  fs.writeFileSync(`${made}/lines.json`, JSON.stringify(written));
  process.env.HELPLINES_FILE = `${made}/lines.json`;
  process.env.LOG_LEVEL = "debug";
  return { folder: made, lines: written };
});

beforeAll(() => {
  mkdirSync(join(folder, "client"));
  writeFileSync(join(folder, "client", "index.html"), barePage().padEnd(5000));
  process.env.KINDLING_CLIENT_DIR = relative(root, join(folder, "client"));
});

useApp();
const logged = useLogLines();

afterAll(() => rmSync(folder, { recursive: true }));

describe("an operator's helplines", () => {
  test("are in the page at every address, and nothing in them is run", async () => {
    for (const path of ["/", "/help-now", "/index.html"]) {
      const { text } = await sendRequest("GET", path);

      expect(linesIn(text)).toEqual(lines);
      // The three script elements of the page itself.
      expect(text.match(/<script/g)).toHaveLength(3);
    }
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("stand in the page that is sent packed, by %s", async (encoding, unpack) => {
    const answer = await fetchRaw("/help-now", { "accept-encoding": `deflate, ${encoding}` });

    expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(answer.bytes.length).toBeLessThan(1000);
    expect(linesIn(unpack(answer.bytes).toString())).toEqual(lines);
  });

  test("come in a compressed page, which is not sent again to a client that has it", async () => {
    const [plain, packed] = [await fetchRaw("/"), await fetchRaw("/", { "accept-encoding": "br" })];
    expect(plain.headers.etag).not.toBe(packed.headers.etag);

    const headers = { "accept-encoding": "br", "if-none-match": packed.headers.etag ?? "" };
    expect(await sendRequest("GET", "/settings", { headers })).toMatchObject({ status: 304, text: "" });
    expect(
      await sendRequest("GET", "/settings", { headers: { "if-none-match": packed.headers.etag ?? "" } }),
    ).toMatchObject({
      status: 200,
    });
    expect(await sendRequest("HEAD", "/")).toMatchObject({
      status: 200,
      headers: { "content-length": String(plain.bytes.length) },
      text: "",
    });
  });
});

test("the log never contains which page a person opens", async () => {
  for (const path of ["/help-now", "/help-now?from=mood", "/settings", "/"]) await sendRequest("GET", path);
  await sendRequest("POST", "/help-now", { body: {} });
  await sendRequest("GET", "/healthz");
  await expect.poll(() => logged).toHaveLength(6);

  const paths = logged.map((line) => (JSON.parse(line) as { path: string }).path);
  expect(paths).toEqual(["page", "page", "page", "page", "page", "/healthz"]);
  expect(logged.join("")).not.toContain("help");
});

describe("a file of helplines", () => {
  const line = { name: "Ear", number: "112", checked: "2026-11-01" };

  test("may name as little as a country and one line, trimmed", () => {
    expect(readHelplines(fileOf([{ country: "Japan", young: { ...line, name: " Ear " } }]))).toEqual([
      { country: "Japan", talk: [], young: line },
    ]);
  });

  test("may name a line that only reads text messages", () => {
    const texts = { name: "Ear", text: "112", checked: "2026-11-01" };

    expect(readHelplines(fileOf([{ country: "Japan", talk: [texts] }]))).toEqual([{ country: "Japan", talk: [texts] }]);
  });

  test.each<[what: string, content: unknown, words: string]>([
    ["a country that nobody can register from", [{ country: "Narnia" }], "0 country must be a country by the name"],
    ["a country twice", [{ country: "Japan" }, { country: "Japan" }], "must name each country once"],
    ["a word for a number", [{ country: "Japan", talk: [{ ...line, number: "call us" }] }], "0 talk 0 number must be"],
    [
      "a number of one digit",
      [{ country: "Japan", young: { ...line, number: "1" } }],
      "0 young number must be 2 to 15",
    ],
    [
      "a day that is none",
      [{ country: "Japan", young: { ...line, checked: "soon" } }],
      "checked must be a day such as",
    ],
    ["a day to come", [{ country: "Japan", young: { ...line, checked: "2999-01-01" } }], "must not be in the future"],
    [
      "a line that nobody can reach",
      [{ country: "Japan", talk: [{ name: "Ear", hours: "Day and night", checked: "2026-11-01" }] }],
      "0 talk 0 must have a number, a number for text messages or a chat",
    ],
    [
      "an emergency number that cannot be called",
      [{ country: "Japan", emergency: { name: "Ear", text: "112", checked: "2026-11-01" } }],
      "0 emergency",
    ],
    ["a line without a name", [{ country: "Japan", violence: { ...line, name: " " } }], "0 violence name"],
    ["a misspelt kind", [{ country: "Japan", yuong: line }], '0 Unrecognized key: "yuong"'],
    ["something else", { Japan: line }, "expected array"],
  ])("is refused in words for %s", (_what, content, words) => {
    expect(() => readHelplines(fileOf(content))).toThrow(words);
  });

  test.each(["not JSON", ""])("is refused when it is no JSON: %j", (text) => {
    writeFileSync(join(folder, "broken.json"), text);

    expect(() => readHelplines(join(folder, "broken.json"))).toThrow("HELPLINES_FILE cannot be read as JSON");
  });

  test("that is not there ends the server as it starts, with a sentence", async () => {
    const missing = join(folder, "missing.json");
    const kindling = await launchKindling({ helplinesFile: missing });

    expect(await kindling.ended).toEqual({ code: 1, signal: null });
    expect(kindling.said).toEqual([`HELPLINES_FILE cannot be read as JSON: ${missing}`]);
  });

  test("with a line that nobody has checked for long is shown, and the log names it", async () => {
    const helplinesFile = fileOf([{ country: "Japan", young: { ...line, checked: "2024-01-31" } }]);
    const kindling = await startKindling({ databaseUrl: await createEmptyDatabase(), helplinesFile });
    kindling.send("SIGTERM");
    await kindling.ended;

    const warnings = kindling.said.filter((said) => said.includes("nobody has seen or checked for 18 months"));
    expect(warnings).toEqual([expect.stringContaining("Japan: Ear, last checked on 2024-01-31")]);
  });
});

function fileOf(content: unknown): string {
  const path = join(folder, "other.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
}

function linesIn(text: string): unknown {
  return JSON.parse(/id="helplines">(.*?)<\/script>/.exec(text)?.[1] ?? "");
}

/** The bytes as sent; fetch would decompress them. */
async function fetchRaw(path: string, headers: Record<string, string> = {}) {
  const { request } = await import("node:http");
  return new Promise<{ headers: Record<string, string | undefined>; bytes: Buffer }>((resolve, reject) => {
    const asked = request(new URL(path, serverUrl()), { headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ headers: answer.headers as Record<string, string | undefined>, bytes: Buffer.concat(parts) }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}
