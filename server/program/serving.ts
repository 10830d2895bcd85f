import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type AddressInfo, type Socket } from "node:net";
import { clock, waits } from "#server/base/clock.ts";
import { createApp } from "./app.ts";
import { closeBus } from "#server/base/bus.ts";
import { config } from "#server/base/config.ts";
import { closeDatabase } from "#server/store/db.ts";
import { stopBeingReady } from "./health.ts";
import { endStreams } from "#server/nouns/live/live.ts";
import { log } from "#server/base/log.ts";
import { redis } from "#server/base/redis.ts";

/** A server that listens. */
export interface Serving {
  address: string;
  /** Answers what has arrived, within the grace period, and closes all connections. */
  stop: () => Promise<void>;
}

/**
 * Listens as configured. Until the server is ready, it answers with the current start-up step
 * (server/program/starting.ts).
 */
export async function startServing(): Promise<Serving> {
  const server = createApp();
  const connections = connectionsOf(server);
  await listen(server);
  return { address: addressOf(server), stop: () => close(server, connections) };
}

/** Calls `stop` at the first signal, and exits afterwards. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const stopOnce = (signal: string) => {
    stopping ??= (async () => {
      log.info({ signal }, "stopping");
      await stop();
      log.info("stopped");
      process.exit(0);
    })();
  };
  // A terminal and npm each pass a signal on: the second one must not cut `stop` short.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stopOnce);
}

function listen(app: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    app.once("error", reject);
    app.listen(config.port, config.host, () => {
      app.off("error", reject);
      // Without a listener, a failure such as "too many open files" would end the process.
      app.on("error", (error) => log.error({ err: error }, "a connection could not be accepted"));
      resolve();
    });
  });
}

function addressOf(app: Server): string {
  const { port } = app.address() as AddressInfo;
  return config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl;
}

/** The last response of each connection, which may be complete. */
type Connections = ReadonlyMap<Socket, ServerResponse | undefined>;

function connectionsOf(server: Server): Connections {
  const connections = new Map<Socket, ServerResponse | undefined>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    connections.set(socket, response);
    // Once the server is closing, this is the connection's last response.
    if (!server.listening) response.shouldKeepAlive = false;
  });
  return connections;
}

async function close(server: Server, connections: Connections): Promise<void> {
  stopBeingReady();
  endStreams();
  // http's own close would drop idle connections at once, even with a request under way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  for (const answer of connections.values()) if (answer) answer.shouldKeepAlive = false;
  const closeIdle = () => {
    server.closeIdleConnections();
    // Browsers open spare connections, which Node does not count as idle before their first request.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  };
  // A client that was promised keep-alive may be sending just now. Data that has arrived is read before the immediate
  // runs.
  clock.every(waits.idle, () => setImmediate(closeIdle), { unref: true });
  clock.after(waits.grace, () => server.closeAllConnections(), { unref: true });

  await closed;
  closeBus();
  redis?.disconnect();
  await closeDatabase();
}
