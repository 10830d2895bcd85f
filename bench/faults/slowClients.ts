import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { newPeople } from "../people.ts";
import { askWhile, longestOf, medianOf, readDashboard } from "./answers.ts";
import { secondsOf, within, type Outcome, type Stage } from "./outcome.ts";

const clients = 800;
const head =
  "POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 150000\r\n\r\n";

/** The kinds of slow client. Each sends a beginning, and then more every second. */
const kinds = {
  /** Half of them never complete the headers. */
  heads: { clients: 400, begin: "GET /api/dashboard HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", more: "x" },
  /** A quarter send almost nothing of the body. */
  drops: { clients: 200, begin: head, more: " " },
  /** A quarter send their body steadily: fast enough for each check, too slowly in total. */
  trickles: { clients: 200, begin: head, more: " ".repeat(4 * 1024) },
};

/** 800 clients start a request and never finish it. */
export async function slowClients({ kindling: { url } }: Stage): Promise<Outcome> {
  const [other] = await newPeople(url, 1);
  const sockets: Socket[] = [];
  const cutOf = (kind: (typeof kinds)[keyof typeof kinds]) =>
    Promise.all(Array.from({ length: kind.clients }, () => cutAfter(url, kind, sockets)));
  const patience = new AbortController();
  let cuts: number[][] = [];
  const [others = []] = await askWhile([() => readDashboard(url, other)], async () => {
    const all = Promise.all([cutOf(kinds.heads), cutOf(kinds.drops), cutOf(kinds.trickles)]);
    cuts = (await Promise.race([all, pause(60_000, undefined, { signal: patience.signal })])) ?? [];
  });
  patience.abort();
  for (const socket of sockets) socket.destroy();
  const [heads = [], drops = [], trickles = []] = cuts;
  return {
    cells: {
      cut: heads.length + drops.length + trickles.length,
      "last slow head s": lastOf(heads),
      "last body of single bytes s": lastOf(drops),
      "last steady body s": lastOf(trickles),
      "others' median s": medianOf(others),
      "others' longest s": longestOf(others),
    },
    aims: [
      { says: "all are cut", isMet: heads.length + drops.length + trickles.length === clients },
      within("slow heads are cut", lastOf(heads), 21),
      within("bodies of single bytes are cut", lastOf(drops), 8),
      within("steady bodies are cut", lastOf(trickles), 27),
    ],
  };
}

/** Infinity if a connection was never closed. */
function lastOf(seconds: readonly number[]): number {
  return seconds.length > 0 ? Math.max(...seconds) : Infinity;
}

/** Starts one request. Returns the seconds until its connection was closed. */
function cutAfter(url: string, { begin, more }: { begin: string; more: string }, sockets: Socket[]): Promise<number> {
  let start = performance.now();
  const socket = connect(Number(new URL(url).port), "127.0.0.1", () => (start = performance.now()));
  sockets.push(socket);
  socket.on("error", () => undefined).resume();
  socket.write(begin);
  const bringing = setInterval(() => socket.write(more), 1_000);
  return new Promise((resolve) =>
    socket.once("close", () => {
      clearInterval(bringing);
      resolve(secondsOf(performance.now() - start));
    }),
  );
}
