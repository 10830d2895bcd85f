import { request, type IncomingMessage } from "node:http";
import { queueOf } from "#server/base/queue.ts";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { printRows } from "./report.ts";
import { seedFriends, type Friend } from "./seed.ts";
import { startKindling, type Server } from "./servers.ts";

const aims = { kilobytesEach: 100, deliveredMs: 1_000 };
const sendersAtOnce = 16;
const quietMs = 20_000;

interface Listening {
  /** Called with the time of each message event. */
  onMessage: (at: number) => void;
  close: () => void;
}

/**
 * Opens streams for pairs of connected people, and lets one of each pair write to the other. Prints the cost of a
 * stream and the delay of news. Throws if an aim is missed.
 */
export async function printStreams(count: number): Promise<void> {
  const database = await startTemporary();
  await applyMigrations(database.url);
  const pairs = await seedFriends(database.url, count / 2);
  const server = await startKindling(database.url);
  const streams = new Map<Friend, Listening>();
  try {
    await warm(server, pairs);
    const before = server.memory() ?? Number.NaN;
    const opened = await timed(() => openAll(server, pairs.flat(), streams));
    const kilobytesEach = (((server.memory() ?? Number.NaN) - before) * 1024) / count;

    const cpuBefore = server.cpuSeconds();
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const quietShare = (server.cpuSeconds() - cpuBefore) / (quietMs / 1000);

    const times = (await deliverAll(server, pairs, streams)).toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
    const rows = [
      ["open", `${streams.size} in ${(opened / 1000).toFixed(1)} s`, ""],
      ["memory each", `${kilobytesEach.toFixed(0)} kB`, verdict(kilobytesEach, aims.kilobytesEach, "kB")],
      ["one processor, while nothing comes", `${(quietShare * 100).toFixed(1)} %`, ""],
      ["from sending to hearing, p50", `${at(0.5).toFixed(0)} ms`, ""],
      ["the same, p99", `${at(0.99).toFixed(0)} ms`, verdict(at(0.99), aims.deliveredMs, "ms")],
    ];
    printRows(`${count} open streams; ${pairs.length} messages, ${sendersAtOnce} at once`, ["", "", "aim"], rows);
    if (!(kilobytesEach <= aims.kilobytesEach && at(0.99) <= aims.deliveredMs)) throw new Error("an aim was missed.");
  } finally {
    for (const { close } of streams.values()) close();
    await server.stop();
    await database.stop();
  }
}

function verdict(value: number, most: number, unit: string): string {
  return `${most} ${unit} or less: ${value <= most ? "met" : "missed"}`;
}

/** Loads and compiles the code first, so that the first streams do not pay for it. */
async function warm(server: Server, pairs: readonly (readonly [Friend, Friend])[]): Promise<void> {
  const first = new Map<Friend, Listening>();
  await openAll(server, pairs.slice(0, 20).flat(), first);
  await deliverAll(server, pairs.slice(0, 20), first);
  for (const { close } of first.values()) close();
}

async function openAll(server: Server, people: readonly Friend[], streams: Map<Friend, Listening>): Promise<void> {
  const queue = queueOf(50);
  await Promise.all(people.map((one) => queue.run(async () => void streams.set(one, await listen(server, one)))));
}

/** Returns the milliseconds from the sending of each message to its event. */
async function deliverAll(
  server: Server,
  pairs: readonly (readonly [Friend, Friend])[],
  streams: ReadonlyMap<Friend, Listening>,
): Promise<number[]> {
  const queue = queueOf(sendersAtOnce);
  const send = async ([from, to]: readonly [Friend, Friend]) => {
    const stream = streams.get(to);
    if (!stream) throw new Error("Somebody does not listen.");
    const heard = new Promise<number>((resolve) => (stream.onMessage = resolve));
    const sentAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/karma-exchanges`, {
      method: "POST",
      headers: { authorization: `Bearer ${from.token}`, "content-type": "application/json" },
      body: JSON.stringify({ type: "kind_message", recipientId: to.id, message: "Well done!" }),
    });
    if (answer.status !== 201) throw new Error(`A message was answered ${answer.status}: ${await answer.text()}`);
    return (await heard) - sentAt;
  };
  return Promise.all(pairs.map((pair) => queue.run(() => send(pair))));
}

/** Opens a stream and waits for its first event. */
function listen({ port }: Server, { token }: Friend): Promise<Listening> {
  const query = "subscription { news { id kind exchange { id } viewer { notifications { count } } } }";
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: "127.0.0.1",
        path: "/graphql",
        method: "POST",
        agent: false,
        headers: {
          accept: "text/event-stream, application/json",
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
        },
      },
      (incoming: IncomingMessage) => {
        const stream: Listening = { onMessage: () => undefined, close: () => outgoing.destroy() };
        if (incoming.statusCode !== 200) return reject(new Error(`A stream was answered ${incoming.statusCode}.`));
        incoming.setEncoding("utf8").on("data", (text: string) => {
          if (text.includes('"STANDING"')) resolve(stream);
          if (text.includes('"MESSAGE"')) stream.onMessage(performance.now());
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(JSON.stringify({ query }));
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
