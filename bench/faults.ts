import { connect, type Socket } from "node:net";
import { Client } from "pg";
import { applyMigrations } from "#server/database/migrations.ts";
import { startTemporary } from "#server/database/temporary.ts";
import { startKindling, type Server } from "./servers.ts";

/** What one trouble did, in seconds and counts, a cell each. */
interface Fault {
  trouble: string;
  run: (server: Server) => Promise<Record<string, string | number>>;
}

// What Node takes in a container of 1 GB.
const heapMegabytes = 512;
const [heavy, other] = ["h".padStart(43, "k"), "o".padStart(43, "k")];

const faults: readonly Fault[] = [
  { trouble: "40 heavy readers", run: heavyReaders },
  { trouble: "800 slow clients", run: slowClients },
];

/** Troubles a server one way after the other, and prints what each of them cost whom. */
export async function printFaults(): Promise<void> {
  const database = await startTemporary();
  await applyMigrations(database.url);
  await addDiary(database.url);
  const server = await startKindling(database.url, { heapMegabytes });
  try {
    for (const { trouble, run } of faults) console.table({ [trouble]: await run(server) });
  } finally {
    await server.stop();
    await database.stop();
  }
}

/** One account reads its diary of 20 MB 40 times at once, while another person looks at their dashboard. */
async function heavyReaders({ port, peakMemory }: Server) {
  const statuses = new Map<number, number>();
  let megabytes = 0;
  const start = performance.now();
  const readers = Array.from({ length: 40 }, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/journal?limit=1000`, withToken(heavy));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    for await (const chunk of answer.body ?? []) megabytes += chunk.length / 1024 / 1024;
  });
  const waits = await waitsWhile(port, Promise.all(readers));
  return {
    "took s": secondsSince(start),
    answers: [...statuses].map(([status, count]) => `${count} x ${status}`).join(", "),
    megabytes: Math.round(megabytes),
    ...waits,
    "peak MB": Math.round(peakMemory() ?? Number.NaN),
  };
}

/** 800 clients begin a request and never end it. */
async function slowClients({ port }: Server) {
  const start = performance.now();
  let [first, last, cut] = [0, 0, 0];
  const sockets: Socket[] = [];
  const ends = Array.from({ length: 800 }, () => {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => undefined).resume();
    socket.write("GET /api/dashboard HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ");
    return new Promise<void>((resolve) =>
      socket.once("close", () => {
        first ||= performance.now();
        last = performance.now();
        cut += 1;
        resolve();
      }),
    );
  });
  const patience = new Promise((resolve) => setTimeout(resolve, 60_000).unref());
  const waits = await waitsWhile(port, Promise.race([Promise.all(ends), patience]));
  for (const socket of sockets) socket.destroy();
  return { cut: cut, "first cut s": secondsOf(first - start), "last cut s": secondsOf(last - start), ...waits };
}

/** How long another person waits for their dashboard meanwhile, again and again. */
async function waitsWhile(port: number, trouble: Promise<unknown>) {
  const waits: number[] = [];
  const over = new AbortController();
  const ended = trouble.finally(() => over.abort());
  do {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/dashboard`, withToken(other));
    await answer.arrayBuffer();
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (!over.signal.aborted);
  await ended;
  waits.sort((one, another) => one - another);
  return {
    "others' median s": secondsOf(waits[waits.length >> 1] ?? Number.NaN),
    "others' longest s": secondsOf(waits.at(-1) ?? Number.NaN),
  };
}

function withToken(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } };
}

/** 1,000 pages of 19,900 characters for one person, and nothing for another. */
async function addDiary(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const [name, token] of [
    ["heavy", heavy],
    ["other", other],
  ] as const) {
    await client.query(
      `with person as (
         insert into "User" (id, email, "emailKey", username, "usernameKey", "passwordHash", "firstName", surname, country, "trialEndsAt")
         values (gen_random_uuid(), $1, $1, $1, $1, 'none', 'Ada', 'Example', 'Nepal', now() + interval '7 days') returning id)
       insert into "Session" ("tokenHash", "userId") select sha256(convert_to($2, 'UTF8')), id from person`,
      [name, token],
    );
  }
  await client.query(
    `insert into "JournalEntry" (id, "userId", "clientId", content, body, emoji, tags, gold, "ruleVersion", "occurredAt", "timeZone", "localDate")
     select gen_random_uuid(), u.id, n::text, repeat('a', 19900), repeat('a', 19900), 'love', array['love'], 1, 1, at, 'UTC', at::date
     from "User" u, (select n, timestamp '2024-01-01 12:00' + n * interval '1 hour' as at from generate_series(1, 1000) n) as t
     where u.username = 'heavy'`,
  );
  await client.end();
}

function secondsSince(start: number): number {
  return secondsOf(performance.now() - start);
}

function secondsOf(milliseconds: number): number {
  return Number((milliseconds / 1000).toFixed(2));
}
