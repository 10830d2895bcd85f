import { afterEach, describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { useAppWithSeverableDatabase } from "#tests/support/app.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { person, type Person } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { until } from "#tests/support/until.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";

const database = useAppWithSeverableDatabase();
const holders: Holder[] = [];

afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.close();
});

describe("statements that different requests send in one turn", () => {
  test("use one connection, and each gets its own answer", async () => {
    const three = await Promise.all(
      [1, 2, 3].map((number) => asRequest(() => sql<Answer>`select pg_backend_pid() as pid, ${number}::int as number`)),
    );

    expect(three.flat().map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(new Set(three.flat().map(({ pid }) => pid)).size).toBe(1);
  });

  test("fail for themselves", async () => {
    const three = await Promise.allSettled(
      [1, 0, 2].map((number) => asRequest(() => sql`select 4 / ${number}::int as number`)),
    );

    expect(three).toMatchObject([
      { value: [{ number: 4 }] },
      { reason: { message: "division by zero" } },
      { value: [{ number: 2 }] },
    ]);
  });

  test("are answered by one connection each when they do not fit in one piece", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => asRequest(() => sql<Answer>`select pg_backend_pid() as pid`)),
    );

    expect(new Set(answers.flat().map(({ pid }) => pid)).size).toBe(3);
  });
});

describe("16 statements of 0.3 seconds in one turn", () => {
  const all = Array.from({ length: 16 }, (_, number) => [{ number }]);

  test("are all answered", async () => {
    expect(await rests(all.map(() => undefined))).toEqual(all);
  });

  test("are all answered though one of them has little time", async () => {
    expect(await rests(all.map((_, number) => (number === 7 ? 1_200 : undefined)))).toEqual(all);
  });
});

test("reads whose connection is lost are retried alone", async () => {
  const [ender, ...others] = await Promise.allSettled([
    asRequest(() => sql`select pg_terminate_backend(pg_backend_pid())`),
    ...[1, 2, 3].map((number) => asRequest(() => sql`select ${number}::int as number`)),
  ]);

  expect(ender.status).toBe("rejected");
  expect(others).toMatchObject([1, 2, 3].map((number) => ({ value: [{ number }] })));
});

test("a write that loses a deadlock is made again", async () => {
  const [one, two] = [await person(), await person()];
  const holder = await holderOn(database().url);
  holders.push(holder);
  await holder.hold(lockOf(two));

  const write = asRequest(
    () => sql`
      with first as (update "User" set "anonymousMode" = true where id = ${one.id}::uuid returning id)
      update "User" u set "anonymousMode" = true from first where u.id = ${two.id}::uuid returning 1`,
  );
  await holder.untilWaiting(1);
  // Who has waited for a second loses: the write, which began to wait before, unless this machine is very slow.
  await holder.ask(lockOf(one)).catch(() => undefined);
  await holder.letGo();

  expect(await write).toHaveLength(1);
});

function lockOf({ id }: Person): string {
  return `select 1 from "User" where id = '${id}' for update`;
}

test("a waiting statement gets no connection that has failed", async () => {
  await readOnAll();

  const asked = await statementsOf(async () => {
    database().freeze();
    const unanswered = readOnAll(1_200);
    await until("each of the five pipelined connections has sent some", () => database().unheard() >= 5);
    database().thaw();
    await Promise.all([unanswered, asRequest(() => sql`select 2 as two`, 20_000)]);
  });

  const times = (statement: string) => asked.filter((text) => text === statement).length;
  expect(times("select 1 as one")).toBeGreaterThan(80);
  expect(times("select 2 as two")).toBe(1);
});

test("writes run alone, so that PostgreSQL flushes them together", async () => {
  await sql`create table placed (number int)`;

  const three = await Promise.all(
    [1, 2, 3].map((number) =>
      asRequest(() => sql<Answer>`insert into "placed" values (${number}) returning pg_backend_pid() as pid`),
    ),
  );

  expect(new Set(three.flat().map(({ pid }) => pid)).size).toBe(3);
});

test("a refusal of the database costs no connection", async () => {
  await sql`create table unique_ones (number int unique check (number < 2))`;
  const [before] = await place();

  await expect(asRequest(() => sql`insert into "unique_ones" values (2)`)).rejects.toThrow("check constraint");

  await sql`delete from unique_ones`;
  expect(await place()).toEqual([before]);
});

test("a statement that waits for a lock does not delay those behind it, and runs as soon as possible", async () => {
  const holder = await holding("select pg_advisory_xact_lock(7)");

  const waits = asRequest(() => sql`select 'waited' as word from (select pg_advisory_xact_lock_shared(7)) as locked`);
  expect(await asRequest(() => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await holder.untilWaiting(1);
  await holder.letGo();

  expect(await waits).toEqual([{ word: "waited" }]);
});

test("a slow one is stopped and retried alone", async () => {
  const rest = asRequest(() => sql`select 'rested' as word from (select pg_sleep(0.7)) as rest`);

  expect(await rest).toEqual([{ word: "rested" }]);
});

test("two of the same text, of which the first cannot even be prepared in time, are both answered", async () => {
  await sql`create table locked (word text)`;
  await sql`insert into "locked" values ('open')`;
  const holder = await holding("lock table locked in access exclusive mode");

  const both = Promise.all([readLocked(), readLocked()]);
  await holder.untilWaiting(2);
  await holder.letGo();

  expect(await both).toEqual([[{ word: "open" }], [{ word: "open" }]]);
  expect(await readLocked()).toEqual([{ word: "open" }]);
});

interface Answer {
  pid: number;
  number?: number;
}

function place() {
  return asRequest(
    () => sql<Answer>`insert into "unique_ones" values (1) on conflict do nothing returning pg_backend_pid() as pid`,
  );
}

/** Sends a read over each pipelined connection. */
function readOnAll(ms?: number): Promise<unknown> {
  return Promise.allSettled(Array.from({ length: 80 }, () => asRequest(() => sql`select 1 as one`, ms)));
}

function rests(times: readonly (number | undefined)[]): Promise<object[][]> {
  return Promise.all(times.map((ms, number) => asRequest(() => restOf(number), ms)));
}

function restOf(number: number): Promise<object[]> {
  return sql`select ${number}::int as number from (select pg_sleep(0.3)) as rest`;
}

function readLocked(): Promise<object[]> {
  return asRequest(() => sql`select word from locked`);
}

async function holding(statement: string): Promise<Holder> {
  const holder = await holderOn(database().url);
  holders.push(holder);
  await holder.hold(statement);
  return holder;
}
