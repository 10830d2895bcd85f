import { get, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { saveMood } from "#server/nouns/moods/moods.ts";
import { timeLeft } from "#server/base/deadline.ts";
import { jsonArrayOf, StreamedResponse } from "#server/kit/rest/streamedResponse.ts";
import { route } from "#server/kit/rest/route.ts";
import { listed } from "#server/kit/rest/shapes.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { writeMany } from "#tests/support/longDiary.ts";
import { person, type Person } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";

const megabyte = "x".repeat(1024 * 1024);
const made = { megabytes: 0 };
const ended = new EventTarget();

useApp({
  routes: [
    route(
      "get",
      "/test/endless",
      { summary: "Goes on and on.", file: "text/plain" },
      () => new StreamedResponse({}, endless()),
    ),
    route(
      "get",
      "/test/broken",
      { summary: "Breaks off.", file: "application/json" },
      () => new StreamedResponse({ "Content-Type": "application/json" }, jsonArrayOf(broken())),
    ),
  ],
});
const lines = useLogLines();

async function* endless() {
  try {
    for (; ; made.megabytes += 1) yield megabyte;
  } finally {
    ended.dispatchEvent(new Event("ended"));
  }
}

async function* broken() {
  yield { note: megabyte };
  throw new Error("What only the server knows");
}

describe("a long list over REST", () => {
  let ada: Person;
  let whole: unknown[];
  const list = (query: string) => sendRequest("GET", `/api/moods/user${query}`, { headers: bearer(ada) });

  beforeAll(async () => {
    ada = await person("ada");
    // Many at the same moment, and more than a page.
    await writeMany(ada, { count: 1_050, perDay: 90 }, (viewer, number, occurredAt) =>
      saveMood(viewer, { value: "calm", note: `mood ${number}`, occurredAt }),
    );
    const rows = await sql<{ id: string }>`
      select id from "Mood" where "userId" = ${ada.id}::uuid order by "localDate" desc, "occurredAt" desc, id desc`;
    whole = rows.map(({ id }) => id);
  });

  test.each([7, 199, 200, 201, 400, 401, 601, 1000])("read by %i at a time is whole, in order", async (limit) => {
    const pages: unknown[][] = [];
    for (let query = `?limit=${limit}`; query;) {
      const { status, headers, json } = await list(query);
      expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "application/json" });
      pages.push((json as { id: string }[]).map(({ id }) => id));
      query = /\/api\/moods\/user(\?[^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? "";
    }

    expect(pages.flat()).toEqual(whole);
    expect(pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
    expect(pages.at(-1)).not.toHaveLength(0);
  });

  test("that ends at its limit has no next page", async () => {
    const [, , ...after] = (await list("?limit=500")).json as object[];
    const { headers, json } = await list("?limit=1000");

    expect(json).toHaveLength(1000);
    expect(after).toHaveLength(498);
    expect(headers.link).toContain("before=");
    const rest = /(\?[^>]+)>/.exec(String(headers.link))?.[1] ?? "";
    expect((await list(rest)).headers.link).toBeUndefined();
    expect((await list(rest)).json).toHaveLength(50);
  });

  test("is read two hundred rows at a time", async () => {
    const long = await statementsOf(() => list("?limit=1000"));
    const short = await statementsOf(() => list("?limit=200"));

    // The first page, which checks the session, then the positions, and four more pages; the last one is empty.
    expect(long).toHaveLength(1 + 1 + 5);
    expect(short).toHaveLength(1);
  });

  test("has time for each page after the first, however slowly it is read", async () => {
    const left: (number | undefined)[] = [];
    const row = { id: crypto.randomUUID(), localDate: new Date(), occurredAt: new Date() };
    const page = async ({ limit }: { limit: number }) => {
      left.push(timeLeft());
      return left.length < 3 ? Array.from({ length: limit }, () => row) : [];
    };
    // The function reads only these parts of the request.
    const asked = { path: "/", query: { limit: 1000 }, header: () => undefined } as unknown as Parameters<
      typeof listed
    >[0];

    const length = await asRequest(async () => {
      const answer = await listed(asked, { page, places: async () => [] }, ({ id }) => ({ id }));
      return answer instanceof StreamedResponse ? (JSON.parse(await text(answer.parts)) as object[]).length : 0;
    });

    expect({ length, left }).toEqual({ length: 401, left: [expect.any(Number), undefined, undefined] });
  });

  test("is packed for callers that can unpack it", async () => {
    const packed = await sendRequest("GET", "/api/moods/user", {
      headers: { ...bearer(ada), "accept-encoding": "gzip" },
    });

    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.text.length).toBeLessThan((await list("")).text.length / 2);
  });

  test("is packed without so many listeners that Node takes them for a leak", async () => {
    const warned = vi.fn<(warning: Error) => void>();
    process.on("warning", warned);

    await sendRequest("GET", "/api/moods/user", { headers: { ...bearer(ada), "accept-encoding": "gzip" } });

    process.off("warning", warned);
    expect(warned).not.toHaveBeenCalled();
  });

  test("is only looked at by HEAD", async () => {
    const said = vi.spyOn(console, "error");

    expect(await sendRequest("HEAD", "/api/moods/user", { headers: bearer(ada) })).toMatchObject({
      status: 200,
      text: "",
      headers: { "content-type": "application/json", link: expect.stringContaining("before=") },
    });
    expect(said).not.toHaveBeenCalled();
  });
});

describe("an answer that is made while it is sent", () => {
  test("is made no faster than it is read, and no longer", async () => {
    const answer = await begun("/api/test/endless");
    let read = 0;
    for await (const chunk of answer) {
      read += (chunk as Buffer).length;
      expect(made.megabytes - read / megabyte.length).toBeLessThan(20);
      if (read > 50 * megabyte.length) break;
    }

    const over = once(ended, "ended");
    answer.destroy();
    await over;
  });

  test.each(["identity", "gzip"])("and fails is cut off (%s), for half of it is not the whole", async (encoding) => {
    const answer = await begun("/api/test/broken", encoding);
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    const [error] = (await once(answer, "error")) as [NodeJS.ErrnoException];

    expect(error.code).toBe("ECONNRESET");
    expect(answer.complete).toBe(false);
    expect(Buffer.concat(parts).toString()).not.toMatch(/\]$|only the server knows/);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([
      expect.stringContaining("an operation failed unexpectedly"),
    ]);
  });
});

async function begun(path: string, encoding = "identity"): Promise<IncomingMessage> {
  const headers = { ...bearer(await person("ada")), "accept-encoding": encoding };
  const request = get(`${serverUrl()}${path}`, { headers, agent: false });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return answer;
}
