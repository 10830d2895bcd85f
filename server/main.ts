import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type AddressInfo, type Socket } from "node:net";
import { brand } from "#domain/brand.ts";
import { sweepDeleted } from "./account/deletion.ts";
import { indexPeople } from "./account/people.ts";
import { outdatedLines } from "#domain/helplines.ts";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { closeDatabase, openDatabase } from "./db.ts";
import { defaultDataDir, startEmbedded } from "./database/embedded.ts";
import { applyMigrations } from "./database/migrations.ts";
import { stopBeingReady } from "./health.ts";
import { readMasterKeys } from "./keys/masterKey.ts";
import { openVault, refuseOtherKey } from "./keys/vault.ts";
import { log } from "./log.ts";
import { redis } from "./redis.ts";
import { root } from "./root.ts";
import { waitFor } from "./starting.ts";

// Tests say others.
const graceMs = Number(process.env.KINDLING_GRACE_MS ?? 8_000);
const idleMs = Number(process.env.KINDLING_IDLE_MS ?? 500);

interface Database {
  url: string;
  stop: () => Promise<void>;
}

try {
  await start();
} catch (error) {
  console.error(whyNotStarted(error));
  process.exit(1);
}

async function start(): Promise<void> {
  // It listens first, so that whoever waits for it is told for what.
  waitFor("the master key");
  const server = createApp();
  const sockets = socketsOf(server);
  const answers = answersOf(server);
  await listen(server);

  await readMasterKeys();
  waitFor("the database");
  const database = await openOwnDatabase();
  await refuseOtherKey(database.url);
  const applied = await applyMigrations(database.url, undefined, (number, of) =>
    waitFor(`migrating ${number} of ${of}`),
  );
  if (applied.length > 0) log.info({ migrations: applied }, "migrations applied");
  waitFor("the keys");
  await openVault(database.url);
  openDatabase(database.url);
  waitFor(undefined);
  warnOfProxy();
  warnOfHelplines();
  log.info({ url: addressOf(server) }, `${brand} is ready`);
  sweepDeleted().catch((error: unknown) => log.error({ err: error }, "deleted accounts are not swept"));
  indexPeople().catch((error: unknown) => log.error({ err: error }, "people of before are not found by name"));

  let stopping: Promise<void> | undefined;
  const stopOnce = (signal: string) => (stopping ??= stop(signal, { server, sockets, answers }, database));
  // A terminal and npm each pass a signal on: the second must not cut the first one's work short.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stopOnce);
}

// What the code did not foresee keeps its stack.
function whyNotStarted(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `Port ${config.port} is taken: stop what listens there, or set PORT to another.`;
  if (code === "EACCES") return `Port ${config.port} may not be opened by this user: set PORT to another.`;
  if (config.databaseUrl && code !== undefined) return `The database at DATABASE_URL cannot be used: ${error.message}`;
  return code === undefined ? error.message : (error.stack ?? error.message);
}

async function openOwnDatabase(): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };

  const dataDir = config.dataDir ?? defaultDataDir(root);
  log.info({ dataDir }, "starting the embedded PostgreSQL");
  return startEmbedded({ dataDir, log: (message) => log.info(message) });
}

function listen(app: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    app.once("error", reject);
    app.listen(config.port, config.host, resolve);
  });
}

function addressOf(app: Server): string {
  const { port } = app.address() as AddressInfo;
  return config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl;
}

function warnOfProxy(): void {
  if (config.publicUrl.startsWith("https:") && !config.trustProxy) {
    log.warn("PUBLIC_URL is https but TRUST_PROXY is off: limits per address will see the proxy, not the client");
  }
}

function warnOfHelplines(): void {
  const lines = outdatedLines(config.helplines ?? [], new Date().toISOString().slice(0, 10));
  if (lines.length > 0) log.warn({ lines }, "HELPLINES_FILE has lines that nobody has checked for 18 months");
}

interface Serving {
  server: Server;
  sockets: ReadonlySet<Socket>;
  answers: ReadonlySet<ServerResponse>;
}

function socketsOf(server: Server): Serving["sockets"] {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}

// Once the server listens no more, an answer is the last on its connection.
function answersOf(server: Server): Serving["answers"] {
  const answers = new Set<ServerResponse>();
  server.prependListener("request", (_request, response) => {
    answers.add(response);
    if (!server.listening) response.shouldKeepAlive = false;
    response.once("close", () => answers.delete(response));
  });
  return answers;
}

async function stop(signal: string, { server, sockets, answers }: Serving, database: Database): Promise<void> {
  log.info({ signal }, "stopping");
  stopBeingReady();
  // The server's own close would end idle connections at once, also those over which a request is on its way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  for (const answer of answers) answer.shouldKeepAlive = false;
  const closeIdle = () => {
    server.closeIdleConnections();
    // Browsers open connections ahead, which Node does not count as idle before their first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  // Who was told before that the connection is kept may be asking just now. What has arrived is read before the immediate.
  setInterval(() => setImmediate(closeIdle), idleMs).unref();
  setTimeout(() => server.closeAllConnections(), graceMs).unref();

  await closed;
  redis?.disconnect();
  await closeDatabase();
  await database.stop();
  log.info("stopped");
  process.exit(0);
}
