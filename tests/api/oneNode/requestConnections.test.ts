import { Client } from "pg";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { mostOfARequest } from "#server/store/pool.ts";
import { prisma, sql } from "#server/store/db.ts";
import { useAppWithSeverableDatabase } from "#tests/support/app.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { person, type Person } from "#tests/support/people.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";

const database = useAppWithSeverableDatabase({ isPatient: true });

const holders: Holder[] = [];

afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.close();
});

test("the reads of an unknown document go one after another, over two connections at most", async () => {
  const ada = await person("ada");
  const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, "0")}-01`);
  const histories = months.map(
    (month, index) => `m${index}: history(first: 1, month: "${month}") { edges { cursor } }`,
  );
  await openConnections();
  const statements = watchStatements();

  const { status } = await ask(`{ viewer { ${histories.join(" ")} } }`, { headers: bearer(ada) });

  expect(status).toBe(200);
  expect(statements.all).toBeGreaterThanOrEqual(months.length);
  expect(statements.mostAtOnce).toBe(mostOfARequest);
});

test("neither do writes and Prisma's statements take a third connection of one request", async () => {
  await sql`create table written (number int)`;
  await openConnections();
  const statements = watchStatements();

  await asRequest(() =>
    Promise.all(
      [1, 2, 3, 4].flatMap((number) => [
        sql`insert into "written" values (${number})`,
        prisma().report.count({ where: { id: crypto.randomUUID() } }),
      ]),
    ),
  );

  expect(statements.all).toBe(8);
  expect(statements.mostAtOnce).toBe(mostOfARequest);
});

test("simultaneous requests use a connection each", async () => {
  expect(new Set(await openConnections()).size).toBe(3);
});

test("a read that waits for a lock delays no other request, and is answered once the lock is free", async () => {
  const holder = await holding("select pg_advisory_xact_lock(7)");

  const waits = asRequest(() => sql`select 'waited' as word from (select pg_advisory_xact_lock_shared(7)) as locked`);
  await holder.untilWaiting(1);
  expect(await asRequest(() => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await holder.letGo();

  expect(await waits).toEqual([{ word: "waited" }]);
});

test("a write that loses a deadlock is made again", async () => {
  const [one, two] = [await person(), await person()];
  const holder = await holding(lockOf(two));

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

test("a refusal of the database costs no connection", async () => {
  await sql`create table unique_ones (number int unique check (number < 2))`;
  const [before] = await place();

  await expect(asRequest(() => sql`insert into "unique_ones" values (2)`)).rejects.toThrow("check constraint");

  await sql`delete from unique_ones`;
  expect(await place()).toEqual([before]);
});

/** Has three connections open, so that the first ones to be free are not used again and again. Returns their processes. */
async function openConnections(): Promise<number[]> {
  const three = await Promise.all(
    [1, 2, 3].map(() => asRequest(() => sql<{ pid: number }>`select pg_backend_pid() as pid`)),
  );
  return three.flat().map(({ pid }) => pid);
}

function place() {
  return asRequest(
    () =>
      sql<{
        pid: number;
      }>`insert into "unique_ones" values (1) on conflict do nothing returning pg_backend_pid() as pid`,
  );
}

function lockOf({ id }: Person): string {
  return `select 1 from "User" where id = '${id}' for update`;
}

async function holding(statement: string): Promise<Holder> {
  const holder = await holderOn(database().url);
  holders.push(holder);
  await holder.hold(statement);
  return holder;
}

/** Counts the statements of this process from now on, and how many of them are under way at once. */
function watchStatements(): { all: number; mostAtOnce: number } {
  const counts = { all: 0, mostAtOnce: 0 };
  let underWay = 0;
  // pg answers a statement without a callback with a promise.
  const query: (...args: unknown[]) => Promise<unknown> = Reflect.get(Client.prototype, "query");
  const spy = vi.spyOn(Client.prototype, "query").mockImplementation(async function (this: Client, ...args: unknown[]) {
    underWay += 1;
    counts.all += 1;
    counts.mostAtOnce = Math.max(counts.mostAtOnce, underWay);
    try {
      return await query.apply(this, args);
    } finally {
      underWay -= 1;
    }
  });
  onTestFinished(() => spy.mockRestore());
  return counts;
}
