import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { newPeople } from "../people.ts";
import { askWhile, longestOf, medianOf, readDashboard } from "./answers.ts";
import { secondsOf, within, type Outcome, type Stage } from "./outcome.ts";

const clients = 800;

/** 800 clients begin a request and never end it. */
export async function slowClients({ kindling: { url } }: Stage): Promise<Outcome> {
  const [other] = await newPeople(url, 1);
  const start = performance.now();
  const cuts: number[] = [];
  const sockets = Array.from({ length: clients }, () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => undefined).resume();
    socket.write("GET /api/dashboard HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ");
    return socket;
  });
  const ends = sockets.map(
    (socket) =>
      new Promise<void>((resolve) =>
        socket.once("close", () => {
          cuts.push(secondsOf(performance.now() - start));
          resolve();
        }),
      ),
  );
  const patience = new AbortController();
  const [others = []] = await askWhile([() => readDashboard(url, other)], () =>
    Promise.race([Promise.all(ends), pause(60_000, undefined, { signal: patience.signal })]),
  );
  patience.abort();
  for (const socket of sockets) socket.destroy();
  return {
    cells: {
      cut: cuts.length,
      "first cut s": cuts[0] ?? Number.NaN,
      "last cut s": cuts.at(-1) ?? Number.NaN,
      "others' median s": medianOf(others),
      "others' longest s": longestOf(others),
    },
    aims: [
      { says: "all are cut", isMet: cuts.length === clients },
      within("the last one is cut", cuts.at(-1) ?? Infinity, 30),
    ],
  };
}
