import { connect } from "node:net";

export interface Shot {
  bytes: Buffer;
  /** The position of the clientId, which every request replaces. */
  clientIdAt?: number;
}

/** A source of processor time, in seconds; NaN if the system does not report it. */
interface Worker {
  cpuSeconds: () => number;
}

export interface Load {
  server: Worker & { port: number };
  /** The database, if its processor time is measured too. */
  database?: Worker | undefined;
  shots: readonly Shot[];
  connections: number;
  seconds: number;
  /** A part of the body of every correct response. */
  status: number;
  says: string;
}

export interface Round {
  perSecond: number;
  /** In milliseconds, like the percentiles below. */
  p50: number;
  p95: number;
  p99: number;
  errors: number;
  /** The first wrong response. */
  wrong?: string;
  /** The share of one processor that this client used. */
  clientShare: number;
  /** The server's processor milliseconds per request. */
  cpuEach: number;
  /** The database's processor milliseconds per request; NaN if not measured. */
  databaseCpuEach: number;
}

const clientIdLength = 36;
const patienceMs = 15_000;

/** A request to `path` with a session's token. Every send replaces CLIENT_ID in its body. */
export function shotFor(token: string, path: string, zone: string, body?: object): Shot {
  const text = body === undefined ? "" : JSON.stringify(body).replace("CLIENT_ID", "x".repeat(clientIdLength));
  const head = [
    `${body === undefined ? "GET" : "POST"} ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    `Authorization: Bearer ${token}`,
    `X-Time-Zone: ${zone}`,
    "Accept: application/json",
    ...(body === undefined ? [] : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`]),
  ].join("\r\n");
  const bytes = Buffer.from(`${head}\r\n\r\n${text}`);
  const clientIdAt = bytes.indexOf("x".repeat(clientIdLength));
  return clientIdAt === -1 ? { bytes } : { bytes, clientIdAt };
}

/**
 * Sends one request at a time over every connection for `seconds`. Throws if the server closes a connection or does not
 * answer.
 */
export async function fire(load: Load): Promise<Round> {
  const cpuBefore = process.cpuUsage();
  const [serverBefore, databaseBefore] = workOf(load);
  const started = performance.now();
  const played = await play(load);
  const elapsed = performance.now() - started;

  const { user, system } = process.cpuUsage(cpuBefore);
  const [serverAfter, databaseAfter] = workOf(load);
  return {
    ...roundOf(played, elapsed),
    clientShare: (user + system) / 1_000 / elapsed,
    cpuEach: ((serverAfter - serverBefore) * 1_000) / played.took.length,
    databaseCpuEach: ((databaseAfter - databaseBefore) * 1_000) / played.took.length,
  };
}

function workOf({ server, database }: Load): [server: number, database: number] {
  return [server.cpuSeconds(), database?.cpuSeconds() ?? Number.NaN];
}

interface Played {
  took: number[];
  errors: number;
  wrong?: string;
}

async function play({ server, shots, connections, seconds, status, says }: Load): Promise<Played> {
  const played: Played = { took: [], errors: 0 };
  const right = Buffer.from(says);
  const until = performance.now() + seconds * 1_000;
  const judge = (answer: Buffer) => {
    if (Number(answer.toString("latin1", 9, 12)) === status && answer.includes(right)) return;
    played.errors += 1;
    played.wrong ??= answer.toString().slice(0, 2_000);
  };
  const share = (own: number) => shots.filter((_, index) => index % connections === own || shots.length < connections);
  const ends = await Promise.allSettled(
    Array.from({ length: connections }, (_, own) =>
      converse({ port: server.port, shots: share(own), until, judge, took: played.took }),
    ),
  );
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  return played;
}

function roundOf({ took, errors, wrong }: Played, elapsed: number) {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return {
    perSecond: (took.length / elapsed) * 1_000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors,
    ...(wrong === undefined ? {} : { wrong }),
  };
}

interface Conversation {
  port: number;
  shots: readonly Shot[];
  until: number;
  judge: (answer: Buffer) => void;
  took: number[];
}

function converse({ port, shots, until, judge, took }: Conversation): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    let turn = 0;
    let sentAt = 0;

    const send = () => {
      const shot = shots[turn % shots.length];
      if (!shot) throw new Error("There is nothing to send.");
      turn += 1;
      if (shot.clientIdAt !== undefined) shot.bytes.write(freshClientId(), shot.clientIdAt, "latin1");
      sentAt = performance.now();
      socket.write(shot.bytes);
    };

    socket.setTimeout(patienceMs, () => socket.destroy(new Error("The server does not answer.")));
    socket.once("connect", send);
    socket.once("error", reject);
    socket.once("close", () => (performance.now() < until ? reject(new Error("The server hung up.")) : resolve()));
    socket.on("data", (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (!isWhole(received)) return;

      const now = performance.now();
      took.push(now - sentAt);
      judge(received);
      received = Buffer.alloc(0);
      if (now < until) send();
      else socket.end();
    });
  });
}

function isWhole(received: Buffer): boolean {
  const headEnd = received.indexOf("\r\n\r\n");
  if (headEnd === -1) return false;

  const length = /\r\ncontent-length: *(\d+)/i.exec(received.toString("latin1", 0, headEnd))?.[1];
  if (length !== undefined) return received.length >= headEnd + 4 + Number(length);
  return received.toString("latin1", received.length - 5) === "0\r\n\r\n";
}

const run = process.pid.toString(36).padStart(6, "0") + Date.now().toString(36).padStart(10, "0");
let sent = 0;

function freshClientId(): string {
  sent += 1;
  return `${run}-${sent.toString(36).padStart(clientIdLength - run.length - 1, "0")}`;
}
