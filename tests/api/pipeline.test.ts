import { afterEach, describe, expect, test } from "vitest";
import { sql } from "#server/db.ts";
import { useAppWithSeverableDatabase } from "#tests/support/app.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";

const database = useAppWithSeverableDatabase();
const holders: Holder[] = [];

afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.close();
});

describe("statements that different requests send in one turn", () => {
  test("go over one connection, and each is answered for itself", async () => {
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

test("one that waits for a lock holds nobody up who is behind it, and is done once, as soon as it can", async () => {
  await sql`create table noted (word text)`;
  const holder = await holding("select pg_advisory_xact_lock(7)");

  const waits = asRequest(
    () => sql`insert into "noted" select 'waited' from (select pg_advisory_xact_lock_shared(7)) as locked`,
  );
  expect(await asRequest(() => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await holder.untilWaiting(1);
  await holder.letGo();
  await waits;

  expect(await sql`select word from noted`).toEqual([{ word: "waited" }]);
});

test("one that takes long is stopped and done once by itself", async () => {
  await sql`create table rested (word text)`;

  await asRequest(() => sql`insert into "rested" select 'rested' from (select pg_sleep(0.7)) as rest`);

  expect(await sql`select word from rested`).toEqual([{ word: "rested" }]);
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

function readLocked(): Promise<object[]> {
  return asRequest(() => sql`select word from locked`);
}

async function holding(statement: string): Promise<Holder> {
  const holder = await holderOn(database().url);
  holders.push(holder);
  await holder.hold(statement);
  return holder;
}
