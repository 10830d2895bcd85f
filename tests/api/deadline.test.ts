import argon2 from "argon2";
import { Client } from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "#server/nouns/account/passwords.ts";
import { prisma, sql } from "#server/store/db.ts";
import { withDeadlinePaused, timeLeft, withoutDeadline } from "#server/base/deadline.ts";
import { useAppWithSeverableDatabase } from "#tests/support/app.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { doors } from "#tests/support/doors.ts";
import { bearer, knock } from "#tests/support/knock.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { person } from "#tests/support/people.ts";
import { holderOn } from "#tests/support/waiting.ts";

useLogLines();
const database = useAppWithSeverableDatabase();

/** Milliseconds, with which a statement is sent by itself. */
const tooShortToBeHeldUp = 1_000;

afterEach(() => {
  vi.restoreAllMocks();
  database().thaw();
});

describe.each(doors)("a database that hangs under a statement, over $name", ({ open }) => {
  test("is given up, and nobody finds its connection afterwards", async () => {
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

test("a server whose database hangs says that it is not ready, and is ready again with the database", async () => {
  await knock("GET", "/readyz");

  database().freeze();
  const hanging = await knock("GET", "/readyz");
  database().thaw();

  expect(hanging).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  expect(await knock("GET", "/readyz")).toMatchObject({ status: 200 });
});

describe("each statement of a request", () => {
  test("is given what is left of 2.5 s, and none is sent after them", async () => {
    const clock = stoppedClock();
    const limits = limitsGiven();

    await asRequest(async () => {
      await sql`select 1 as one`;
      clock.now += 2_000;
      await prisma().user.findUnique({ where: { usernameKey: "nobody" } });
      clock.now += 600;
      await expect(sql`select 2 as two`).rejects.toMatchObject({ status: 503 });
    });

    // A read that goes with others has half, so that there is time to ask again.
    expect(limits()).toEqual([1_250, 500]);
  });

  test("is given no more because a password is hashed in between, nor less", async () => {
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

  test("is given the same whether things that are not the database's doing come one by one or side by side", async () => {
    const clock = stoppedClock();

    const left = await asRequest(async () => {
      await Promise.all([1, 2].map(() => withDeadlinePaused(async () => void (clock.now += 700))));
      return timeLeft();
    });

    expect(left).toBe(2_500);
  });

  test("is stopped by the database itself a little earlier, but not in work without hurry", async () => {
    expect(await asRequest(databasesLimit)).toEqual([{ ms: "500ms" }]);
    expect(await asRequest(databasesLimit, tooShortToBeHeldUp)).toEqual([{ ms: "2s" }]);
    expect(await asRequest(() => withoutDeadline(databasesLimit))).toEqual([{ ms: "0" }]);
    expect(await databasesLimit()).toEqual([{ ms: "0" }]);
  });

  test("has a second for the question whether the server is ready, and an export as long as it takes", async () => {
    const ada = await person("ada");
    const limits = limitsGiven();

    await knock("GET", "/readyz");
    expect(limits()).toHaveLength(1);
    expect(limits()[0]).toBeLessThanOrEqual(1_000);

    await knock("GET", "/api/user/export-journal", { headers: bearer(ada) });
    // Who it is; then what was agreed to, and the entries.
    expect(limits().slice(1)).toEqual([expect.any(Number), undefined, undefined]);
  });
});

test("a connection whose statement was not waited for is not used again", async () => {
  const before = await connectionOfRequest();

  await expect(asRequest(() => sql`select pg_sleep(60)`, 20)).rejects.toThrow("Query read timeout");

  expect(await connectionOfRequest()).not.toEqual(before);
});

test("who waits for a connection in vain is told before those who have them are done, and what they sent is not run later", async () => {
  await sql`create table waited (word text)`;
  const order: string[] = [];
  const holder = await holderOn(database().url);
  await holder.hold("select pg_advisory_xact_lock(1)");

  await atOnce(15, () => sql`select 1 as one`);
  const all = atOnce(15, () => sql`select pg_advisory_xact_lock_shared(1)`).then(() =>
    order.push("those who have them"),
  );
  await holder.untilWaiting(15);
  await expect(asRequest(() => sql`insert into "waited" values ('late')`, 20)).rejects.toMatchObject({ status: 503 });
  order.push("who waits");
  await holder.close();
  await all;

  expect(order).toEqual(["who waits", "those who have them"]);
  await asRequest(() => sql`select 1 as one`);
  expect(await sql`select word from waited`).toEqual([]);
});

test("who gave up waiting for a connection harms nobody when the pool gives up on them, too", async () => {
  await sql`create table counted (number int)`;
  // As many as there are connections for what goes by itself.
  await atOnce(15, countUp);
  database().freeze();
  const hanging = atOnce(15, countUp).catch(() => "cut");
  await expect(asRequest(countUp, 1_200)).rejects.toMatchObject({ status: 503 });
  // Waits as long as the pool lets anybody, and came later.
  await expect(asRequest(countUp, 60_000)).rejects.toThrow("timeout exceeded");
  await database().cut();
  await database().mend();

  expect(await hanging).toBe("cut");
  expect(await asRequest(() => sql`select 5 as five`)).toEqual([{ five: 5 }]);
});

function databasesLimit() {
  return sql<{ ms: string }>`select current_setting('statement_timeout') as ms`;
}

function countUp() {
  return sql`insert into "counted" values (1)`;
}

function connectionOfRequest() {
  return asRequest(() => sql<{ pid: number }>`select pg_backend_pid() as pid`, tooShortToBeHeldUp);
}

/** Each of a request of its own. */
function atOnce(count: number, work: () => Promise<unknown>): Promise<unknown[]> {
  return Promise.all(Array.from({ length: count }, () => asRequest(work, 60_000)));
}

/** A clock for deadlines that only the test moves. */
function stoppedClock(): { now: number } {
  const clock = { now: 1_000 };
  vi.spyOn(performance, "now").mockImplementation(() => clock.now);
  return clock;
}

/** Gives how long each statement may take that was sent since, in milliseconds; undefined for as long as it needs. */
function limitsGiven(): () => unknown[] {
  const query = vi.spyOn(Client.prototype, "query");
  return () => query.mock.calls.map(([statement]) => Reflect.get(Object(statement), "query_timeout"));
}
