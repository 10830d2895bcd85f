import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useAppWithSeverableDatabase } from "#tests/support/app.ts";
import { somethingGood } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { person, registration } from "#tests/support/people.ts";

const database = useAppWithSeverableDatabase();
const lines = useLogLines();

const away = {
  status: 503,
  message: "Kindling cannot reach its database just now. Please try again in a moment.",
};

beforeEach(async () => {
  await database().mend();
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(doors)("while the database is away, over $name", ({ open }) => {
  test("every operation that needs it reports this", async () => {
    const somebody = await person("ada");
    const ada = open(somebody);
    const { id } = (await ada.logAction()) as { id: string };

    await database().cut();

    const { email, password } = somebody;
    const answers = await Promise.all([
      ada.me(),
      ada.actions(),
      ada.action(id),
      ada.balance(),
      ada.logAction(),
      ada.editAction(id, { note: "?" }),
      ada.deleteAction(id),
      ada.logout(),
      open().login({ email, password }),
      open().createTrialUser(registration("bo")),
    ]);
    expect(answers).toEqual(answers.map(() => away));
  });

  test("nobody loses an attempt to sign in", async () => {
    const { email, password } = await person("ada");
    await database().cut();

    for (let time = 0; time < 11; time += 1) expect(await open().login({ email, password })).toEqual(away);

    await database().mend();
    expect(await open().login({ email, password })).toMatchObject({ email });
  });

  test("and hangs, every request ends in time", async () => {
    const { email, password, token } = await person("ada");
    const ada = open({ token });

    await database().hang();
    // The first request uses the old connections, which are cut; later requests wait for a new one.
    const answers = [await ada.me(), ...(await Promise.all([ada.me(), open().login({ email, password })]))];

    expect(answers).toEqual([away, away, away]);
  });

  test("comes back, nothing needs a restart", async () => {
    const ada = open(await person("ada"));
    await ada.logAction();
    await database().cut();
    await ada.logAction();

    await database().mend();

    expect(await ada.balance("all")).toEqual({ gold: 2, coal: 0 });
    expect(await ada.logAction()).toMatchObject({ gold: 2 });
  });
});

describe("while the database is away", () => {
  test("the answer says when to try again", async () => {
    const ada = await person("ada");
    await database().cut();

    const rest = await sendRequest("POST", "/api/actions", { headers: bearer(ada), body: somethingGood });
    const signingIn = await ask("mutation ($input: LoginInput!) { login(input: $input) { __typename } }", {
      variables: { input: { email: ada.email, password: ada.password } },
    });

    expect(rest).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
    expect(signingIn).toMatchObject({
      status: 503,
      headers: { "retry-after": "2" },
      json: { errors: [{ extensions: { code: "UNAVAILABLE", retryAfter: 2 } }] },
    });
  });

  test("the session's cookie is kept for when it is back", async () => {
    const ada = await person("ada");
    await database().cut();

    const answer = await sendRequest("GET", "/api/auth/user", { headers: { cookie: `kindling=${ada.token}` } });

    expect(answer.status).toBe(503);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("the process is alive, and not ready", async () => {
    await database().cut();

    expect(await sendRequest("GET", "/healthz")).toMatchObject({ status: 200, json: { message: "ok" } });
    await expect.poll(readiness).toMatchObject({ status: 503, headers: { "retry-after": "2" } });

    await database().mend();
    await expect.poll(readiness).toMatchObject({ status: 200 });
  });

  test("a visitor's request that needs no database is answered", async () => {
    await database().cut();

    expect(await ask("{ viewer { email } contact { supportEmail } }")).toMatchObject({ status: 200 });
    expect(await sendRequest("GET", "/api/dashboard")).toMatchObject({ status: 401 });
  });

  test("the log reports a lost idle connection, without the request that opened it", async () => {
    await sendRequest("GET", "/api/auth/user", { headers: bearer(await person("ada")) });
    lines.length = 0;

    await database().cut();
    await expect.poll(() => lines.join("")).toContain("an idle database connection was lost");

    expect(lines.filter((line) => line.includes("an idle") && line.includes('"request"'))).toEqual([]);
  });

  test("the log reports it once a second, with the number of further errors", async () => {
    const headers = bearer(await person("ada"));
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start + 2_000 });
    await database().cut();

    for (let time = 0; time < 20; time += 1) await sendRequest("GET", "/api/dashboard", { headers });
    // The log of the last request may come after its response.
    await sendRequest("GET", "/healthz");
    const told = troublesIn(lines.splice(0));
    vi.setSystemTime(start + 3_000);
    await sendRequest("GET", "/api/dashboard", { headers });

    expect(told.map(({ msg }) => msg)).toEqual(["the database is away", "request"]);
    expect(troublesIn(lines)).toEqual([
      { msg: "the database is away", leftOut: 19 },
      { msg: "request", leftOut: 19 },
    ]);
  });

  test("the log reports it, without anybody's text", async () => {
    const ada = await person("ada");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
    await database().cut();
    await sendRequest("POST", "/api/auth/login", { body: { email: ada.email, password: ada.password } });

    expect(lines.join("")).toContain("the database is away");
    expect(lines.join("")).not.toContain(ada.email);
  });
});

/** The logged errors of requests, without lost connections. */
function troublesIn(logged: readonly string[]) {
  const told = logged.map((line) => JSON.parse(line) as { msg: string; leftOut?: number });
  return told
    .filter(({ msg }) => msg === "request" || msg === "the database is away")
    .map(({ msg, leftOut }) => ({ msg, leftOut }));
}

function readiness() {
  return sendRequest("GET", "/readyz");
}
