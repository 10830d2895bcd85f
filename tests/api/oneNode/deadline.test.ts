import argon2 from "argon2";
import { Client } from "pg";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { hashPassword } from "#server/nouns/account/passwords.ts";
import { prisma, sql } from "#server/store/db.ts";
import { connections } from "#server/store/pool.ts";
import { withDeadlinePaused, timeLeft, withoutDeadline } from "#server/base/deadline.ts";
import { useAppWithSeverableDatabase } from "#tests/support/app.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { doors } from "#tests/support/doors.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { person } from "#tests/support/people.ts";
import { holderOn } from "#tests/support/waiting.ts";

useLogLines();
const database = useAppWithSeverableDatabase();

afterEach(() => {
  vi.restoreAllMocks();
  database().thaw();
});

// First, because a connection that hangs while it opens counts as one of the two.
test("after a quiet minute, a request finds a connection that is open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const open = await asRequest(
    () => sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`,
  );

  vi.advanceTimersByTime(60_000);

  const [found] = await connectionOfRequest();
  expect(open).toContainEqual(found);
});

describe.each(doors)("a database that hangs under a statement, over $name", ({ open }) => {
  test("is given up, and its connection is not reused", async () => {
    const ada = open(await person("ada"));
    await ada.logAction();

    database().freeze();
    const answers = await Promise.all([ada.me(), ada.logAction(), ada.balance()]);
    database().thaw();

    const away = { status: 503, message: "Kindling cannot reach its database just now. Please try again in a moment." };
    expect(answers).toEqual([away, away, away]);
    expect(await ada.balance("all")).toEqual({ gold: 2, coal: 0 });
  });
});

test("a server whose database hangs is not ready, and is ready again with the database", async () => {
  await expect.poll(readiness).toMatchObject({ status: 200 });

  database().freeze();
  await expect.poll(readiness).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  database().thaw();

  await expect.poll(readiness).toMatchObject({ status: 200 });
});

describe("each statement of a request", () => {
  test("gets the rest of 2.5 s, and none is sent after them", async () => {
    const clock = stoppedClock();
    const limits = limitsGiven();

    await asRequest(async () => {
      await sql`select 1 as one`;
      clock.now += 2_000;
      await prisma().user.findUnique({ where: { usernameKey: "nobody" } });
      clock.now += 600;
      await expect(sql`select 2 as two`).rejects.toMatchObject({ status: 503 });
    });

    expect(limits()).toEqual([2_500, 500]);
  });

  test("gets the same time if a password is hashed in between", async () => {
    const clock = stoppedClock();
    vi.spyOn(argon2, "hash").mockImplementation(async () => {
      clock.now += 60_000;
      return "a hash";
    });

    const left = await asRequest(async () => {
      clock.now += 1_000;
      await hashPassword("a good password");
      return timeLeft();
    });

    expect(left).toBe(1_500);
  });

  test("gets the same time whether other waits are sequential or parallel", async () => {
    const clock = stoppedClock();

    const left = await asRequest(async () => {
      await Promise.all([1, 2].map(() => withDeadlinePaused(async () => void (clock.now += 700))));
      return timeLeft();
    });

    expect(left).toBe(2_500);
  });

  test.each([
    ["SQL", () => sql`select current_setting('statement_timeout') as ms`],
    ["Prisma", () => prisma().$queryRaw`select current_setting('statement_timeout') as ms`],
  ])("is stopped by the database slightly earlier, but not in work without a deadline, by %s", async (_by, limit) => {
    expect(await asRequest(async () => limit())).toEqual([{ ms: "2s" }]);
    expect(await asRequest(() => withoutDeadline(async () => limit()))).toEqual([{ ms: "0" }]);
    expect(await limit()).toEqual([{ ms: "0" }]);
  });

  test("has 700 ms for /readyz, and no limit for an export", async () => {
    const ada = await person("ada");
    // An answer of /readyz is kept for 250 ms, which together is less than the promised second.
    const later = performance.now() + 250;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => later);
    const limits = limitsGiven();

    await sendRequest("GET", "/readyz");
    expect(limits()).toEqual([700]);

    clock.mockRestore();
    await sendRequest("GET", "/api/user/export-journal", { headers: bearer(ada) });
    // The session first; then the agreement, the months and the entries.
    expect(limits().slice(1)).toEqual([expect.any(Number), undefined, undefined, undefined]);
  });
});

test("a connection with a timed-out statement is not reused", async () => {
  const before = await connectionOfRequest();

  await expect(asRequest(() => sql`select pg_sleep(60)`, 20)).rejects.toThrow("Query read timeout");

  expect(await connectionOfRequest()).not.toEqual(before);
});

test("a request that waits too long for a connection fails in time, and its statement does not run later", async () => {
  await sql`create table waited (word text)`;
  const order: string[] = [];
  const holder = await holderOn(database().url);
  await holder.hold("select pg_advisory_xact_lock(1)");

  await atOnce(connections.requests, () => sql`select 1 as one`);
  const all = atOnce(connections.requests, () => sql`select pg_advisory_xact_lock_shared(1)`).then(() =>
    order.push("those who have them"),
  );
  await holder.untilWaiting(connections.requests);
  await expect(asRequest(() => sql`insert into "waited" values ('late')`, 20)).rejects.toMatchObject({ status: 503 });
  order.push("who waits");
  await holder.close();
  await all;

  expect(order).toEqual(["who waits", "those who have them"]);
  await asRequest(() => sql`select 1 as one`);
  expect(await sql`select word from waited`).toEqual([]);
});

test("a request that stopped waiting for a connection causes no error when the pool drops it", async () => {
  await sql`create table counted (number int)`;
  // All connections for requests.
  await atOnce(connections.requests, countUp);
  database().freeze();
  const hanging = atOnce(connections.requests, countUp).catch(() => "cut");
  await expect(asRequest(countUp, 1_200)).rejects.toMatchObject({ status: 503 });
  // A later request that waits as long as the pool allows.
  await expect(asRequest(countUp, 60_000)).rejects.toThrow("timeout exceeded");
  await database().cut();
  await database().mend();

  expect(await hanging).toBe("cut");
  expect(await asRequest(() => sql`select 5 as five`)).toEqual([{ five: 5 }]);
});

function countUp() {
  return sql`insert into "counted" values (1)`;
}

function connectionOfRequest() {
  return asRequest(() => sql<{ pid: number }>`select pg_backend_pid() as pid`);
}

/** Each in a request of its own. */
function atOnce(count: number, work: () => Promise<unknown>): Promise<unknown[]> {
  return Promise.all(Array.from({ length: count }, () => asRequest(work, 60_000)));
}

/** A clock for deadlines that only the test advances. */
function stoppedClock(): { now: number } {
  const clock = { now: 1_000 };
  vi.spyOn(performance, "now").mockImplementation(() => clock.now);
  return clock;
}

/** Returns the milliseconds allowed for each statement since then; undefined for no limit. */
function limitsGiven(): () => unknown[] {
  const query = vi.spyOn(Client.prototype, "query");
  return () => query.mock.calls.map(([statement]) => Reflect.get(Object(statement), "query_timeout"));
}

function readiness() {
  return sendRequest("GET", "/readyz");
}
