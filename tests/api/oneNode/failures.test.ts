import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { route } from "#server/kit/rest/route.ts";
import { prisma, sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { person } from "#tests/support/people.ts";

const quoting = route("get", "/quote", { summary: "Fails.", query: z.object({ q: z.string() }) }, (_ada, { query }) => {
  throw new RangeError(query.q);
});

useApp({ routes: [quoting] });
const lines = useLogLines();

afterEach(() => {
  vi.useRealTimers();
});

const secret = "What only the diary knows";

describe.each(doors)("something that nobody foresaw, over $name", ({ open }) => {
  test("is answered as one, and logged once without any diary text", async () => {
    const ada = open(await person("ada"));

    const answer = await whileBroken(() => ada.logAction({ note: secret, eventTitle: secret }));

    expect(answer).toEqual({ status: 500, message: "Something went wrong" });
    const errors = lines.filter((line) => line.includes('"level":"error"'));
    expect(errors).toEqual([expect.stringContaining("an operation failed unexpectedly")]);
    expect(lines.join("")).not.toMatch(/diary knows|ActionAway|insert into/);
    expect(await ada.logAction({ note: secret })).toMatchObject({ note: secret });
  });

  test("leaves nothing half-written", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();
    await whileBroken(() => ada.logAction({ clientId }));

    expect(await ada.logAction({ clientId })).toMatchObject({ alreadySaved: false, gold: 2 });
    expect(await ada.balance("all")).toEqual({ gold: 2, coal: 0 });
  });
});

describe.each(doors)("a database that cannot do it now, over $name", ({ open }) => {
  const full =
    "There is no space left on this server’s disk, so nothing can be saved. Please keep your text and try again later.";
  const unable = "Kindling cannot save anything just now. Please keep what you wrote and try again.";
  const busy = "Kindling is very busy just now. Please try again in a moment.";

  test.each([
    ["53100", "its disk is full", full],
    ["58030", "its disk fails", unable],
    ["25006", "it is read-only", unable],
    ["53200", "its memory is full", busy],
    ["57014", "it takes too long", busy],
    ["40001", "others write the same", busy],
    ["40P01", "two wait for each other", busy],
  ])("says so when %s says that %s, and what was written is kept", async (code, _trouble, message) => {
    const somebody = await person("ada");
    const ada = open(somebody);
    await ada.logAction();

    const answers = await whileRefusing(code, async () => [
      await ada.logAction(),
      // The zone of a first sign-in is written through Prisma.
      await open(undefined, { zone: "Asia/Tokyo" }).login({ email: somebody.email, password: somebody.password }),
    ]);

    expect(answers).toEqual([
      { status: 503, message },
      { status: 503, message },
    ]);
    expect(await ada.balance("all")).toEqual({ gold: 2, coal: 0 });
  });
});

test.each([
  ["53100", "there is no space left"],
  ["58030", "the database cannot save"],
  ["40001", "the database is busy"],
])("the log calls %s by its name: %s", async (code, trouble) => {
  const ada = await person("ada");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });

  await whileRefusing(code, () => sendRequest("POST", "/api/moods", { headers: bearer(ada), body: { value: "calm" } }));

  const errors = lines.map((line) => JSON.parse(line) as { level: string }).filter(({ level }) => level === "error");
  expect(errors).toMatchObject([{ msg: trouble, err: { code } }]);
});

test("a database that cannot save gives a response with Retry-After", async () => {
  const headers = bearer(await person("ada"));

  const { rest, graph } = await whileRefusing("53100", async () => ({
    rest: await sendRequest("POST", "/api/moods", { headers, body: { value: "calm" } }),
    graph: await ask('mutation { saveMood(input: { stamp: { clientId: "1" }, value: CALM }) { __typename } }', {
      headers,
    }),
  }));

  expect(rest).toMatchObject({ status: 503, headers: { "retry-after": "30" } });
  expect(graph).toMatchObject({ status: 503, headers: { "retry-after": "30" } });
});

describe("the log", () => {
  test.each(["REST", "GraphQL"])("can be found by the response's request id, over %s", async (door) => {
    const headers = bearer(await person("ada"));
    const listed = () =>
      door === "REST"
        ? sendRequest("GET", "/api/actions/user", { headers })
        : ask(`{ viewer { actions(first: 5) { edges { node { note } } } } }`, { headers });

    const answer = await whileBroken(listed);

    const errors = lines.map((line) => JSON.parse(line) as { level: string }).filter(({ level }) => level === "error");
    expect(errors).toEqual([
      expect.objectContaining({
        request: answer.headers["x-request-id"],
        err: expect.objectContaining({ code: "42P01" }),
      }),
    ]);
    expect(answer.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });

  test("can be found for a visitor's request too", async () => {
    const { status, headers } = await whileBroken(
      () =>
        sendRequest("POST", "/api/auth/login", { body: { email: "nobody@example.org", password: "a good password" } }),
      "User",
    );

    expect(status).toBe(500);
    const error = lines.map((line) => JSON.parse(line) as { level: string }).find(({ level }) => level === "error");
    expect(error).toMatchObject({ request: headers["x-request-id"] });
  });

  test.each([secret, `Not a date\n    at ${secret} (diary.ts:1:1)`])(
    "quotes nothing that an error says of a request: %s",
    async (said) => {
      const headers = bearer(await person("ada"));

      const { status } = await sendRequest("GET", `/api/quote?q=${encodeURIComponent(said)}`, { headers });

      expect(status).toBe(500);
      const error = lines.find((line) => line.includes('"level":"error"'));
      expect(error).toMatch(/RangeError.*failures\.test\.ts/);
      expect(error).not.toContain("diary");
    },
  );

  test("is JSON lines, and contains nobody's secrets", async () => {
    const ada = await person("ada");
    await whileBroken(async () => {
      await sendRequest("GET", `/api/actions/user?note=${encodeURIComponent(secret)}`, { headers: bearer(ada) });
      await ask(`{ viewer { actions(first: 5) { edges { node { note } } } } }`, { headers: bearer(ada) });
      await sendRequest("POST", "/api/auth/login", { body: { email: ada.email, password: ada.password } });
    });

    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) });
    for (const word of [ada.token, ada.password, ada.email, "diary knows", "authorization"])
      expect(lines.join("")).not.toContain(word);
  });
});

/** Runs `work` while a table is renamed. */
async function whileBroken<Result>(work: () => Promise<Result>, table: "Action" | "User" = "Action"): Promise<Result> {
  if (table === "User") await sql`alter table "User" rename to "UserAway"`;
  else await sql`alter table "Action" rename to "ActionAway"`;
  try {
    return await work();
  } finally {
    if (table === "User") await sql`alter table "UserAway" rename to "User"`;
    else await sql`alter table "ActionAway" rename to "Action"`;
  }
}

/** Runs `work` while every inserted row is refused with a SQLSTATE. */
async function whileRefusing<Result>(code: string, work: () => Promise<Result>): Promise<Result> {
  // Plain PostgreSQL text, because a function's body takes no parameters.
  await prisma().$executeRawUnsafe(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$`,
  );
  for (const table of ["Receipt", "User"])
    await prisma().$executeRawUnsafe(
      `create trigger refuse before insert or update on "${table}" for each row execute function refuse()`,
    );
  try {
    return await work();
  } finally {
    await prisma().$executeRawUnsafe("drop function refuse() cascade");
  }
}
