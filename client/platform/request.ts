import { epochHeader, ownHeader, personHeader, requestTimeoutMs } from "#domain/limits.ts";
import { addressOf, isOurs } from "./address.ts";
import { clock } from "./clock.ts";
import { problemIn } from "./problem.ts";
import { RequestError } from "./requestError.ts";
import { deviceZone } from "./zones.ts";

export interface Connection {
  baseUrl: string;
  /** Native only: sent instead of cookies. */
  bearer?: (() => string | null) | undefined;
  fetch: typeof fetch;
  /** Called for every 401, before the caller gets it. */
  onUnauthorized: (error: RequestError) => void;
  /** Called for every `viewer: null`, before the caller gets it. */
  onNoViewer: () => void;
  /** Called with the signed-in person's id, which each response carries, before the caller gets the response. */
  onPerson: (id: string) => void;
  /** Called with the diary's epoch, which each response carries, before the caller gets the response. */
  onEpoch: (epoch: number) => void;
  /** Whether the session is over. Its callers then never get a result. */
  hasEnded: () => boolean;
}

/** Returns the connection with `token` as its bearer, if there is one. */
export function withToken(connection: Connection, token: string | undefined): Connection {
  return token === undefined ? connection : { ...connection, bearer: () => token };
}

export interface NamedBlob extends Blob {
  readonly name: string;
}

/** How a response body is read. Files have no time-out; event streams have one only until they begin. */
interface Bodies {
  json: unknown;
  file: NamedBlob;
  /** Read by client/platform/eventStream.ts. */
  events: ReadableStream<Uint8Array>;
}

interface RequestOptions<Expects extends keyof Bodies> {
  expects: Expects;
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  signal?: AbortSignal;
}

let isLeaving = false;

/** Has the requests that this sends outlive a page that goes away. Browsers allow such bodies 64 kB together. */
export function whileLeaving(send: () => void): void {
  isLeaving = true;
  try {
    send();
  } finally {
    isLeaving = false;
  }
}

/**
 * Sends a request with one time-out, no retries, the credentials and the device's zone (docs/rules.md, Data on screen).
 *
 * @param path From the server's root, such as "/graphql", or an absolute address.
 * @returns The body. Never settles if the session has ended.
 * @throws RequestError and nothing else.
 */
export async function request<Expects extends keyof Bodies>(
  path: string,
  { expects, signal, ...options }: RequestOptions<Expects>,
  connection: Connection,
): Promise<Bodies[Expects]> {
  const waiting = requestTimer(signal, expects === "file");
  try {
    const [address, init] = prepared(path, { ...options, expects }, connection);
    const response = await connection.fetch(address, { ...init, signal: waiting.signal });
    // A proxy's error or the page of a hotel's network: our server was not reached.
    if (isOurs(address, connection.baseUrl) && response.headers.get(ownHeader) !== "1")
      throw new RequestError("network");
    const person = response.headers.get(personHeader);
    if (person !== null) connection.onPerson(person);
    const epoch = response.headers.get(epochHeader);
    if (epoch !== null) connection.onEpoch(Number(epoch));
    if (!response.ok) throw await refusalIn(response);
    return await readers[expects](response);
  } catch (error) {
    const known =
      error instanceof RequestError ? error : new RequestError(waiting.lost() ?? "network", { cause: error });
    if (known.status === 401) connection.onUnauthorized(known);
    throw known;
  } finally {
    waiting.end();
    await unlessEnded(connection);
  }
}

/** Resolves, or never settles if the session has ended. */
export async function unlessEnded({ hasEnded }: Pick<Connection, "hasEnded">): Promise<void> {
  if (hasEnded()) await new Promise(() => undefined);
}

/** Aborts at the time-out or when the caller aborts, and records which. */
function requestTimer(caller: AbortSignal | undefined, isOpenEnded: boolean) {
  const controller = new AbortController();
  let lost: "timeout" | "cancelled" | undefined;
  const lose = (why: typeof lost) => {
    lost ??= why;
    controller.abort();
  };
  const cancel = () => lose("cancelled");

  caller?.addEventListener("abort", cancel);
  if (caller?.aborted) cancel();
  const stopTimer = isOpenEnded ? undefined : clock.after(requestTimeoutMs, () => lose("timeout"));

  return {
    signal: controller.signal,
    lost: () => lost,
    end: () => {
      stopTimer?.();
      caller?.removeEventListener("abort", cancel);
    },
  };
}

function prepared(
  path: string,
  { expects, method = "GET", body }: Pick<RequestOptions<keyof Bodies>, "expects" | "method" | "body">,
  { baseUrl, bearer }: Connection,
): [string, RequestInit] {
  try {
    const address = addressOf(path, baseUrl);
    const headers = new Headers({ Accept: `${expects === "events" ? "text/event-stream, " : ""}application/json` });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const init: RequestInit = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    // Other requests go first.
    if (expects === "events") init.priority = "low";
    if (isLeaving) init.keepalive = true;

    if (!isOurs(address, baseUrl)) return [address, { ...init, credentials: "omit" }];
    headers.set("X-Time-Zone", deviceZone());
    const token = bearer?.();
    if (token) headers.set("Authorization", `Bearer ${token}`);
    return [address, { ...init, credentials: bearer ? "omit" : "same-origin" }];
  } catch (cause) {
    throw new RequestError("badRequest", { cause });
  }
}

async function refusalIn(response: Response): Promise<RequestError> {
  const problem = problemIn(parsed(await response.text()));
  const { status } = response;
  if (problem.message || problem.details) return new RequestError("refused", { ...problem, status });
  return new RequestError(status >= 400 && status < 500 ? "badRequest" : "badResponse", { ...problem, status });
}

const readers: { [Expects in keyof Bodies]: (response: Response) => Promise<Bodies[Expects]> } = {
  json: async (response) => {
    const text = await response.text();
    const body = parsed(text);
    if (body === undefined && text !== "") throw new RequestError("badResponse", { status: response.status });
    return body;
  },
  file: async (response) => {
    // Few people download files, so the first page does without this code.
    const { nameIn } = await import("./fileName.ts");
    return Object.assign(await response.blob(), { name: nameIn(response.headers.get("Content-Disposition")) });
  },
  events: async ({ body, status }) => {
    if (!body) throw new RequestError("badResponse", { status });
    return body;
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
